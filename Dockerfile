# The server with a compiled engine. Build: docker build -t rokoko .
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /opt/rokoko && /opt/rokoko/bin/pip install --no-cache-dir -c constraints.txt '.[fast,postgres,redis]'

FROM python:3.12-slim
RUN useradd --system --uid 10013 --home-dir /var/lib/rokoko --create-home rokoko
COPY --from=build /opt/rokoko /opt/rokoko
USER rokoko
VOLUME /var/lib/rokoko
ENV ROKOKO_DATABASE=/var/lib/rokoko/games.db PYTHONUNBUFFERED=1
EXPOSE 8013
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD \
    ["/opt/rokoko/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8013/healthz', timeout=4)"]
ENTRYPOINT ["/opt/rokoko/bin/rokoko", "serve", "--host", "0.0.0.0", "--port", "8013"]
