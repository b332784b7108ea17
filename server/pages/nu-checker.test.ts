import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setEmergencyMode } from '../../domain/alerts/emergency-mode.ts';
import { weighFindings } from '../../harness/judges/mistakes.ts';
import { hasJava, type StartedNuChecker, startNuChecker } from '../../harness/judges/nu-checker.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { inEnglish, listPublicScreens, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';
import { startTestSiteServer, type TestSiteServer } from '../../harness/sites/site-server.ts';

/** Every kind of document that a visitor can get, judged by the Nu HTML checker of the W3C. */

test.runIf(process.env.CI)('there is a Java for the Nu checker', () => {
  expect(hasJava).toBe(true);
});

describe.runIf(hasJava)('the Nu HTML checker finds nothing', () => {
  let site: TestSiteServer;
  let empty: TestSiteServer;
  let nu: StartedNuChecker;
  beforeAll(async () => {
    [site, empty, nu] = await Promise.all([
      startTestSiteServer(100_000, 'sample'),
      startTestSiteServer(100_000, 'none'),
      startNuChecker(),
    ]);
  });
  afterAll(() => Promise.all([nu?.stop(), site?.close(), empty?.close()]));

  interface Asked {
    at?: TestSiteServer;
    /** Sent by POST; its fields. */
    form?: Record<string, string>;
    headers?: Record<string, string>;
    method?: string;
  }

  /** What is wrong with the document at an address, which must have the status. */
  async function judge(path: string, status: number, asked: Asked = {}): Promise<string[]> {
    const { at = site, form, headers, method = form ? 'POST' : 'GET' } = asked;
    const response = await fetch(at.url + path, {
      method,
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      ...(form && { body: new URLSearchParams(form) }),
    });
    expect(response.status, path).toBe(status);
    expect(response.headers.get('Content-Type'), path).toMatch(/^text\/html; charset=utf-8$/i);
    const place = at === empty ? `empty ${path}` : path;
    const findings = weighFindings('Nu', place, await nu.check(await response.text()));
    return findings.map((finding) => `${path}: ${finding}`);
  }

  const judgeAll = async (asked: [path: string, status: number, asked?: Asked][]) => {
    const found: string[] = [];
    for (const one of asked) found.push(...(await judge(...one)));
    return found;
  };

  const STATUSES: Record<string, number> = { '/no-such-page': 404, '/unauthorized': 403 };
  const inBoth = (paths: readonly string[]) => paths.flatMap((path) => [path, inEnglish(path)]);

  test('in every public screen, and an entry of each type, in both languages', async () => {
    const screens = [...(await listPublicScreens(site.url)), '/styleguide'];
    expect(screens.length).toBeGreaterThan(50);
    const asked = screens.flatMap((path) =>
      inBoth([path]).map((address) => [address, STATUSES[path] ?? 200] as [string, number]),
    );
    expect(await judgeAll(asked)).toEqual([]);
  });

  test('in the screens of a site without content', async () => {
    const found: string[] = [];
    // Their words differ, not what is around them: in turn in one language.
    const asked = PUBLIC_ROUTES.map((path, at) => (at % 2 === 0 ? path : inEnglish(path)));
    for (const address of asked) {
      const { status } = await fetch(empty.url + address, { redirect: 'manual' });
      if (status >= 300 && status < 400) continue;
      found.push(...(await judge(address, status, { at: empty })));
    }
    expect(found).toEqual([]);
  });

  test.each([
    ['further pages of lists', ['/news?page=2', '/events?view=list&past=1'], 200],
    [
      'lists that were narrowed',
      ['/services?topic=registry', '/tourism/beaches?shore=pebbles'],
      200,
    ],
    [
      'lists of nothing',
      [
        '/search?q=zzzz',
        '/municipality/transparency?q=zzzz&category=budgets',
        '/tourism/beaches?shore=sand',
      ],
      200,
    ],
    ['results of a search', ['/search?q=%CE%B4%CE%AE%CE%BC%CE%BF%CF%82&page=2'], 200],
    ['what is not there', ['/news/no-such-article', '/services/no-such-service'], 404],
    [
      'links of letters that are no more',
      ['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x'],
      200,
    ],
    ['the documentation of the API', ['/api/docs'], 200],
  ])('in %s', async (_, paths, status) => {
    expect(await judgeAll(inBoth(paths).map((path) => [path, status]))).toEqual([]);
  });

  test.each([
    ['/contact', { firstName: '<b>Ελένη' }],
    ['/contact', { form: 'short', name: '' }],
    ['/events/submit', { title: 'Γιορτή "1"' }],
    ['/newsletter', { email: 'eleni' }],
  ])('in a form that came back with errors: %s', async (path, form: Record<string, string>) => {
    expect(await judgeAll(inBoth([path]).map((one) => [one, 400, { form }]))).toEqual([]);
  });

  test('in refusals', async () => {
    const form = { email: 'eleni@example.org' };
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await judgeAll([['/newsletter', 403, { form, headers }]])).toEqual([]);
  });

  test('in the home page of an emergency', async () => {
    await setEmergencyMode(site.services.db, true, actAs(TEST_ADMIN));
    expect(await judgeAll(inBoth(['/']).map((path) => [path, 200]))).toEqual([]);
    await setEmergencyMode(site.services.db, false, actAs(TEST_ADMIN));
  });

  test('in the drawings of the first content and of the site', async () => {
    const found: string[] = [];
    const drawings = globSync('{seed/pictures,public}/*.svg');
    expect(drawings.length).toBeGreaterThan(70);
    for (const drawing of drawings) {
      const said = await nu.check(readFileSync(drawing, 'utf8'), 'image/svg+xml');
      found.push(...weighFindings('Nu', drawing, said).map((one) => `${drawing}: ${one}`));
    }
    expect(found).toEqual([]);
  });
});
