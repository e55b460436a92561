/** A cheap phone on a slow network. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/** How many times slower than this machine its processor is. */
export const slowdown = { rate: 4 };
