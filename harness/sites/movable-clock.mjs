/**
 * Loaded before a site (`preload` of startBenchSite), so that a journey can let hours pass: each SIGUSR2 moves the
 * process's clock an hour on. Timers run on as they are.
 */
const HOUR_MS = 3_600_000;
const RealDate = Date;
let ahead = 0;

globalThis.Date = class MovableDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }

  /** Dates that Node makes itself are dates, too. */
  static [Symbol.hasInstance](one) {
    return one instanceof RealDate;
  }
};

process.on('SIGUSR2', () => {
  ahead += HOUR_MS;
});
