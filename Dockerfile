# The image is the package for Linux, unpacked. `npm run package` comes first, on the platform that the image is for:
#   docker build --build-arg PACKAGE=disha-1.0.0-linux-x64 -t disha:1.0.0 .
FROM node:24-bookworm-slim AS unpacked
ARG PACKAGE
COPY dist-package/${PACKAGE}.tar.gz dist-package/${PACKAGE}.tar.gz.sha256 /
RUN sha256sum -c "/${PACKAGE}.tar.gz.sha256" \
  && mkdir -p /opt/disha /var/lib/disha \
  && tar -xzf "/${PACKAGE}.tar.gz" -C /opt/disha --strip-components=1 --no-same-owner

FROM node:24-bookworm-slim
COPY --from=unpacked /opt/disha /opt/disha
# The one folder that is written. A volume that is new takes its owner from here.
COPY --from=unpacked --chown=node:node /var/lib/disha /var/lib/disha
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/disha
WORKDIR /opt/disha
USER node
VOLUME /var/lib/disha
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "--v8-pool-size=2", "disha.mjs"]
