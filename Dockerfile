# Carte as one image: the Node of the lock file's version, production packages, the sources and the built screens.

FROM node:26.10.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package's install script runs, as on other machines (scripts/ensure.mjs).
RUN npm ci --omit=dev --ignore-scripts

FROM dependencies AS build
COPY tsconfig.json vite.config.ts ./
COPY scripts/build.ts scripts/build-server.ts ./scripts/
COPY templates ./templates
COPY domain ./domain
COPY sources ./sources
COPY illustration ./illustration
COPY contract ./contract
COPY workers ./workers
COPY typeset ./typeset
COPY server ./server
COPY web ./web
RUN ["node", "scripts/build.ts"]

FROM build AS packages
COPY scripts/build-packages.ts scripts/thin-packages.ts ./scripts/
RUN ["node", "scripts/thin-packages.ts"]

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    CARTE_DATA_DIR=/data
WORKDIR /app
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY templates ./templates
COPY domain ./domain
COPY sources ./sources
COPY illustration ./illustration
COPY contract ./contract
COPY workers ./workers
COPY typeset ./typeset
COPY server ./server
# `npm run backup` and the other commands of operators find their packages installed: no lock file is copied.
COPY scripts/ensure.mjs ./scripts/
COPY commands ./commands
COPY deploy/carte /usr/local/bin/carte
COPY web/static ./web/static
COPY --from=build /app/dist ./dist
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell between, so that the signal to stop reaches the server.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
