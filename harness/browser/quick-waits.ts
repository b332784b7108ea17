import { createRequire } from 'node:module';
import { expect } from '@playwright/test';

/** What runs in each of a document's worlds for Playwright's questions. */
interface InPage {
  ariaSnapshotForExpectFailure(): string | undefined;
}
interface World {
  injectedScript(): Promise<{ evaluate(act: (script: InPage) => void): Promise<void> }>;
}
/** Tries `act` until it says something, with those pauses in milliseconds; the last one is repeated. */
type Retry = (progress: unknown, pauses: readonly number[], act: unknown) => Promise<unknown>;
interface Frame {
  contextCreated(name: string, world: World): void;
  retryWithProgressAndTimeouts: Retry;
}
interface CoreBundle {
  server: { Page: { prototype: { mainFrame(): Frame } } };
}

/**
 * The longest pause between two looks, in milliseconds. Playwright looks after 20, 70, 170 and 270 milliseconds and
 * then twice in a second: whatever comes after 280 was seen after 770.
 */
const LONGEST_PAUSE = 100;
/** The pauses of `expect.poll`, which often asks the site over its line; Playwright's grow to a second. */
const PAUSES_OF_POLLS = [20, 50, 100];

/**
 * Makes waits in the browser quicker, by what Playwright 1.65 has no setting for: its own classes are changed in this
 * process, and what a test finds is the same.
 *
 * - It looks again sooner than Playwright does.
 * - It spares what only a failure needs. At each try of an `expect` that is not fulfilled yet, Playwright describes all
 *   that stands on the screen (roles, names, texts) for a file beside the results: 50 ms of the processor on a staff
 *   screen. Whoever wants to see what failed runs it alone, with a trace.
 */
export function quickenWaits(): void {
  const fromPlaywright = createRequire(import.meta.resolve('@playwright/test'));
  const { server } = fromPlaywright('playwright-core/lib/coreBundle') as CoreBundle;
  const page = server.Page.prototype;
  const { mainFrame } = page;
  const { poll } = expect;
  expect.poll = (ask, options) =>
    poll(ask, {
      intervals: PAUSES_OF_POLLS,
      ...(typeof options === 'string' ? { message: options } : options),
    });
  // Playwright gives its pages away, but not the class of their frames: the first page that is asked shows it.
  page.mainFrame = function askedFirst() {
    page.mainFrame = mainFrame;
    const frame = mainFrame.call(this);
    const frames = Object.getPrototypeOf(frame) as Frame;
    lookOften(frames);
    const { contextCreated } = frames;
    frames.contextCreated = function created(name, world) {
      frames.contextCreated = contextCreated;
      spareDescriptions(Object.getPrototypeOf(world) as World);
      return contextCreated.call(this, name, world);
    };
    return frame;
  };
}

function lookOften(frames: Frame): void {
  const retry = frames.retryWithProgressAndTimeouts;
  frames.retryWithProgressAndTimeouts = function often(progress, pauses, act) {
    const shorter = pauses.map((pause) => Math.min(pause, LONGEST_PAUSE));
    return retry.call(this, progress, shorter, act);
  };
}

function spareDescriptions(worlds: World): void {
  const { injectedScript } = worlds;
  const spared = new WeakMap<World, ReturnType<World['injectedScript']>>();
  worlds.injectedScript = function withoutDescriptions() {
    const known = spared.get(this);
    if (known) return known;
    const script = injectedScript.call(this).then(async (handle) => {
      await handle.evaluate((inPage) => {
        inPage.ariaSnapshotForExpectFailure = () => undefined;
      });
      return handle;
    });
    spared.set(this, script);
    return script;
  };
}
