"""`python -m rokoko` is `rokoko`."""

from rokoko.cli import main

if __name__ == "__main__":
    main()
