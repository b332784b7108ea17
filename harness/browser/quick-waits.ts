import { createRequire } from 'node:module';

/** What runs in each of a document's worlds for Playwright's questions. */
interface InPage {
  ariaSnapshotForExpectFailure(): string | undefined;
}
interface World {
  injectedScript(): Promise<{ evaluate(act: (script: InPage) => void): Promise<void> }>;
}
interface Frame {
  contextCreated(name: string, world: World): void;
}
interface CoreBundle {
  server: { Page: { prototype: { mainFrame(): Frame } } };
}

/**
 * Spares a wait what only a failure needs. At each try of an `expect` that is not fulfilled yet, Playwright 1.65
 * describes all that stands on the screen (roles, names, texts) for a file beside the results: 50 ms of the processor
 * on a screen of the staff, twice or more for everything that is waited for. It has no setting for that, so its own
 * classes are changed in this process; what a test finds is the same. Whoever wants to see what failed runs it alone,
 * with a trace.
 */
export function spareDescriptions(): void {
  const fromPlaywright = createRequire(import.meta.resolve('@playwright/test'));
  const { server } = fromPlaywright('playwright-core/lib/coreBundle') as CoreBundle;
  const page = server.Page.prototype;
  const { mainFrame } = page;
  // Playwright gives its pages away, but not the class of their frames: the first page that is asked shows it.
  page.mainFrame = function askedFirst() {
    page.mainFrame = mainFrame;
    const frame = mainFrame.call(this);
    const frames = Object.getPrototypeOf(frame) as Frame;
    const { contextCreated } = frames;
    frames.contextCreated = function created(name, world) {
      frames.contextCreated = contextCreated;
      spareInWorlds(Object.getPrototypeOf(world) as World);
      return contextCreated.call(this, name, world);
    };
    return frame;
  };
}

function spareInWorlds(worlds: World): void {
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
