import type { Page } from '@playwright/test';

/** What of Playwright's inner side is used here. */
interface Injected {
  ariaSnapshotForExpectFailure(): unknown;
}
interface Handle {
  evaluate(change: (injected: Injected) => void): Promise<void>;
}
interface Context {
  injectedScript(): Promise<Handle>;
}
interface Inner {
  mainFrame(): { utilityContext(): Promise<Context> };
}
interface Connected {
  _connection: { toImpl(page: unknown): Inner };
}

const brief = new WeakSet<object>();

/**
 * Each time that `expect` looks and does not find yet what it waits for, Playwright writes down the whole page as who
 * listens would hear it, for its message, and throws that away with the next look. That takes a sixth of the time of
 * the scripts of a page. From now on it does not, on all pages of this process; messages still say what was expected.
 */
export async function lookBriefly(page: Page): Promise<void> {
  const inner = (page as unknown as Connected)._connection.toImpl(page);
  const contexts: Context = Object.getPrototypeOf(await inner.mainFrame().utilityContext());
  if (brief.has(contexts)) return;
  brief.add(contexts);
  const { injectedScript } = contexts;
  const made = new WeakMap<Context, Promise<Handle>>();
  async function make(context: Context): Promise<Handle> {
    const handle = await injectedScript.call(context);
    await handle.evaluate((injected) => {
      injected.ariaSnapshotForExpectFailure = () => undefined;
    });
    return handle;
  }
  contexts.injectedScript = function (this: Context) {
    const known = made.get(this) ?? make(this);
    made.set(this, known);
    return known;
  };
}
