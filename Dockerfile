# The product of build-program.ts on Node and a C library, without shell, package manager or root.
FROM node:26-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY scripts/no-gyp scripts/no-gyp
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build:program
RUN mkdir /empty
# Node 26 links libatomic, which the image below lacks.
RUN mkdir /atomic && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /atomic/

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /src/node_modules/node/bin/node /usr/local/bin/node
COPY --from=build /atomic/ /usr/lib/
COPY --from=build /src/.cache/program /app
COPY --from=build --chown=65532:65532 /empty /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "--max-semi-space-size=4", "--expose-gc", "/app/server/nikhar.js"]
CMD ["serve"]
