import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { inject } from 'vitest';
import { type Caller, openTestApi, type TestApi } from '../api.ts';
import { fetchBundle } from '../offer-bundle.ts';
import { TEST_NOW } from '../services.ts';
import { openOwnBrowser } from './browser.ts';
import type { BuiltScreens } from './build-screens.ts';

/** A call that changes something, as a click sent it: `POST /content/news/1/unpublish {"version":3}`. */
export type SentCall = string;

/** The screens of the staff in Chromium, without a built site: what they ask goes to the API of a test. */
export interface StaffScreens {
  page: Page;
  api: TestApi;
  /** The calls that changed something since the API began. */
  sent(): readonly SentCall[];
  /** Opens a screen of the staff, in English, as a document of its own would: it knows nothing of those before. */
  open(path: string): Promise<void>;
  /** Shows a screen in place of the open one, which is quicker, once all that it asks for has come. */
  show(path: string, language?: 'gr' | 'en'): Promise<void>;
  /** Shows the open screen in another language, as the button for it does. */
  speak(language: 'gr' | 'en'): Promise<void>;
  /** Makes the window that large, and waits until the open screen stands in it. */
  resize(width: number, height?: number): Promise<void>;
  /** A new API with somebody signed in, and nothing stored or what another one held. */
  begin(as?: Exclude<Caller, 'nobody'>, contents?: Uint8Array): Promise<TestApi>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    /** Resolves when a screen stands in the document (staff-screens-entry.tsx). */
    showScreen(path: string, language: 'gr' | 'en'): Promise<void>;
    speak(language: 'gr' | 'en'): Promise<void>;
    /** Resolves when the open screen stands there with all that it asked for. */
    settle(): Promise<void>;
    /** Begins the screens anew at an address, as a document of their own would, with somebody signed in. */
    openScreen(path: string, token: string): Promise<void>;
    /** Takes the screens out of the document, with all that they know; resolves when all that they sent is answered. */
    leaveScreens(): Promise<void>;
    /** The first words of the keys under which the tab keeps answers of the API. */
    keptAnswers(): string[];
    /** What the screen asks for anew by itself: how often, and whether when somebody comes back to the tab. */
    askedAgain(): string[];
    /** Asks for all that the screen shows anew, as it does by itself after a while. */
    refetchAll(): Promise<void>;
  }
}

/** Where the site of a test says that it is. */
const PLACE = 'localhost:3000';
const ORIGIN = `http://${PLACE}`;
const LAPTOP = { width: 1280, height: 720 };
/** Calls that read, or keep what is being typed, though they are no GET. */
const QUIET =
  /^\/(?:content\/[^/]+\/(?:advice|check)|kept-copies|open-forms|people\/find|presence|preview)(?:[/?]|$)/;

/**
 * What spares the browser work. Tests open many screens, each for a short while: little of their code is called so
 * often that optimising it pays, so each function is compiled at its first call and stays so. The network needs no
 * process of its own. The first two features are Playwright's own, whose list this one replaces.
 */
const SPARING = [
  '--js-flags=--always-sparkplug,--no-maglev,--no-turbofan',
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
];
/** Nobody looks at it: it is laid out, can be clicked and counts as visible, but Chromium paints and draws nothing. */
const UNPAINTED = '<style>html{opacity:0}</style>';
/** The editor of rich text, alone in a document. */
const EDITOR_PATH = '/text-editor';
const EDITOR_DOCUMENT = `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Dimos</title>
<link rel="icon" href="data:,">${UNPAINTED}<script type="module" src="/text-editor.js"></script></head><body></body></html>`;
/** The document around a screen, in which somebody with that token is signed in. */
const writeDocument = (styles: readonly string[], token: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dimos</title>
<link rel="icon" href="data:,">${styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}${UNPAINTED}
<script>localStorage.clear();localStorage.setItem('token',${JSON.stringify(token)})</script>
<script type="module" src="/screens.js"></script></head><body></body></html>`;

const typeOf = (name: string) =>
  name.endsWith('.css') ? 'text/css' : name.endsWith('.js') ? 'text/javascript' : undefined;

/** What the browser asked for, and what it sent. */
async function readRequest(request: IncomingMessage) {
  const { pathname, search } = new URL(request.url ?? '/', ORIGIN);
  const bytes = await buffer(request);
  return { method: request.method ?? 'GET', pathname, search, bytes };
}

/**
 * Runs in the browser: it is always that moment, and timers run as ever. Playwright's own clock also stands in for
 * every timer and frame, which takes a twelfth of the renderer's time where dialogs open and close.
 */
function fixTime(now: number): void {
  const RealDate = Date;
  RealDate.now = () => now;
  window.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now).toString(),
    construct: (made, given, as) => Reflect.construct(made, given.length > 0 ? given : [now], as),
  });
}

/** The browser of a worker, and the line over which it asks. */
interface Desk {
  page: Page;
  /** Has Chromium hold no calls any more but for routes. */
  letGo: () => Promise<void>;
  /** Whom it asks now, who is signed in, and what was sent to them. */
  api: TestApi | undefined;
  token: string;
  sent: SentCall[];
  underWay: Set<Promise<void>>;
}

let desk: Promise<Desk> | undefined;

/** Begins a browser, which keeps their files and their code from one file of tests to the next. */
async function setUpDesk(): Promise<Desk> {
  const files = await fetchBundle<BuiltScreens>(inject('builtScreens'));
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, pathname, search, bytes } = await readRequest(request);
    if (pathname.startsWith('/api/')) {
      const path = pathname.slice('/api'.length) + search;
      const body = bytes.length > 0 ? bytes.toString() : undefined;
      if (method !== 'GET' && !QUIET.test(path)) {
        made.sent.push([method, path, body].filter(Boolean).join(' '));
      }
      const isText = /json|text/.test(request.headers['content-type'] ?? 'text');
      if (!made.api) {
        response.destroy();
        return;
      }
      const said = await made.api.call(method, path, {
        headers: request.headers as Record<string, string>,
        ...(body !== undefined && { body: isText ? body : new Response(bytes).body }),
      });
      const whole = Buffer.from(await said.arrayBuffer());
      response.writeHead(said.status, Object.fromEntries(said.headers)).end(whole);
      return;
    }
    const file = files.get(pathname.slice(1));
    if (file === undefined) {
      response.setHeader('Content-Type', 'text/html');
      response.end(pathname === EDITOR_PATH ? EDITOR_DOCUMENT : writeDocument(styles, made.token));
      return;
    }
    response.setHeader('Content-Type', typeOf(pathname) ?? 'application/octet-stream');
    // The next document finds it in the browser, and its code compiled.
    response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    response.end(file);
  }
  const server = createServer((request, response) => {
    const answering = answer(request, response)
      .catch((error: unknown) => {
        // The browser left while it sent. Anything else is a fault, which nobody is to overlook.
        if (request.complete) throw error;
      })
      .finally(() => made.underWay.delete(answering));
    made.underWay.add(answering);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // It ends with the worker, which nothing here keeps.
  server.unref();

  const toHere = `--host-resolver-rules=MAP ${PLACE} 127.0.0.1:${port}`;
  const context = await openOwnBrowser([toHere, ...SPARING], {
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(fixTime, TEST_NOW.getTime());
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const letGo = routeAtOnce(page);
  const made: Desk = { page, letGo, api: undefined, token: '', sent: [], underWay: new Set() };
  return made;
}

/** What no screen asks for. */
const NOBODY_ASKS = '**/nobody-asks-for-this';

/**
 * Has a route begin before the next key, and a route's end lose nothing. Chromium tells the page of it by the way on
 * which questions come, and keys come by another one: one call in some eighty that Ctrl+S sent right after `page.route`
 * went past it. When the last route ends, Chromium holds calls no longer, and one that it is just then holding is
 * answered by nobody: one in sixty on a busy machine. So a route that nothing meets stays.
 *
 * Returns what ends that route too, once nothing is on its way any more.
 */
function routeAtOnce(page: Page): () => Promise<void> {
  const { route } = page;
  let isHolding = false;
  page.route = async (...asked) => {
    // Both are sent at once: what a test does next comes after them, also where it does not wait.
    const holding = isHolding || page.context().route(NOBODY_ASKS, (call) => call.abort());
    isHolding = true;
    const routing = route.apply(page, asked);
    await holding;
    const made = await routing;
    await page.evaluate(() => {});
    return made;
  };
  return async () => {
    if (isHolding) await page.context().unrouteAll();
    isHolding = false;
  };
}

/** Shows the editor of rich text alone, in the browser of the staff's screens. */
export async function openEditorPage(): Promise<Page> {
  desk ??= setUpDesk();
  const { page } = await desk;
  await page.goto(ORIGIN + EDITOR_PATH);
  return page;
}

/** Gives the staff's screens to a file of tests. */
export async function openStaffScreens(): Promise<StaffScreens> {
  desk ??= setUpDesk();
  const now = await desk;
  const { page, underWay } = now;
  await page.setViewportSize(LAPTOP);
  const hasScreens = () => page.evaluate(() => 'openScreen' in window);
  /** Leaves the screen, and waits for what it has asked: its API is about to end. */
  async function leave(): Promise<void> {
    if (await hasScreens()) {
      await page.evaluate(async () => {
        await window.leaveScreens();
        sessionStorage.clear();
      });
    }
    while (underWay.size > 0) await Promise.all(underWay);
    await now.letGo();
    const ended = now.api;
    // What the browser still sends meets nobody any more, and not an API whose database is being closed.
    now.api = undefined;
    await ended?.close();
  }

  return {
    page,
    get api() {
      return now.api as TestApi;
    },
    sent: () => now.sent,
    async open(path) {
      const { token } = now;
      if (!(await hasScreens())) await page.goto(ORIGIN + path);
      else await page.evaluate(([to, as]) => window.openScreen(to, as), [path, token] as const);
    },
    show: (path, language = 'en') =>
      page.evaluate(([where, words]) => window.showScreen(where, words), [path, language] as const),
    speak: (language) => page.evaluate((words) => window.speak(words), language),
    async resize(width, height = 800) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.settle());
    },
    async begin(as = 'admin', contents) {
      await leave();
      now.api = await openTestApi({}, contents);
      now.token = now.api.tokens[as];
      now.sent = [];
      return now.api;
    },
    async close() {
      await leave();
      await page.unrouteAll();
      await page.context().clearPermissions();
    },
  };
}
