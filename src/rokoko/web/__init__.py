"""The table in the browser: pages from views, and the server that shows them."""
