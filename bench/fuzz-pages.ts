import { request } from 'node:http';
import fc from 'fast-check';
import { screens } from '../domain/screens/find-screen.ts';
import { ROUTES_WITHOUT_SCREEN } from '../domain/screens/register.ts';
import { hostilePathPart, hostileText } from '../harness/fuzzing/hostile-values.ts';

const hasNoQuestion = (address: string) => !address.includes('?');

/** Every public screen, the other addresses of the route table, and places that only look like one. */
const PLACES = [
  ...screens.flatMap(({ path, visit = [] }) => [path, ...visit.filter(hasNoQuestion)]),
  ...ROUTES_WITHOUT_SCREEN,
  '/login',
  '/admin/pages',
  '/admin/pages/edit',
  '/media',
  '/share',
  '/assets',
  '/islands',
  '/en',
  '/el',
];
const PARAMETERS = [
  'lang',
  'q',
  'category',
  'date',
  'page',
  'view',
  'month',
  'event',
  'type',
  'token',
  'done',
  'sent',
  'part',
  'unknown',
  '__proto__',
];
const FORMS = [
  '/contact',
  '/',
  '/newsletter',
  '/events/submit',
  '/newsletter/unsubscribe',
  '/newsletter/confirm',
  '/news',
  '/login',
  '/search',
];
const FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
  'title',
  'description',
  'startsAt',
  'endsAt',
  'location',
  'language',
  'token',
  'website',
  'form',
  'intent',
  '__proto__',
];

interface Asked {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string;
}

const value = fc.oneof(
  fc.integer({ min: -5, max: 9999 }).map(String),
  fc.constantFrom('en', 'gr', 'month', '2026-02', '2026-02-30', '0000-00', '99999-13', '1e9', '-0'),
  hostilePathPart,
);

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), value), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));

const target = fc
  .tuple(
    fc.constantFrom(...PLACES),
    fc.array(hostilePathPart, { maxLength: 3 }),
    fc.constantFrom('', '/', '//', '/.', '/..', '/%2e%2e', '.data', '.php', '%2f'),
    query,
  )
  .map(([place, parts, end, search]) => {
    const path = [place === '/' ? '' : place, ...parts].join('/') + end;
    return `${path || '/'}${search ? `?${search}` : ''}`;
  });

/** What Node's client lets through in a request line and a header: the rest never reaches a server through it. */
const LATIN1_HEADER = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
const headerText = hostileText.map((text) => (LATIN1_HEADER.test(text) ? text.slice(0, 300) : 'x'));

const headers = fc.record(
  {
    'Accept-Encoding': fc.oneof(headerText, fc.constantFrom('br', 'gzip;q=0', '*;q=x, ,;;')),
    'Accept-Language': headerText,
    'If-None-Match': fc.oneof(headerText, fc.constant('*')),
    'If-Modified-Since': headerText,
    Range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-1', 'x'),
    Cookie: headerText,
    Origin: headerText,
    Referer: headerText,
    'X-Forwarded-For': headerText,
    'X-Forwarded-Host': headerText,
  },
  { requiredKeys: [] },
);

const fields = fc.array(fc.tuple(fc.constantFrom(...FIELDS), hostileText), { maxLength: 8 });

const reading = fc
  .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE'), target, headers)
  .map(([method, address, head]): Asked => ({ method, target: address, headers: head }));

const sending = fc
  .tuple(
    fc.constantFrom(...FORMS),
    fields,
    query,
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json',
      '',
    ),
  )
  .map(
    ([place, pairs, search, type]): Asked => ({
      method: 'POST',
      target: `${place}${search ? `?${search}` : ''}`,
      headers: type ? { 'Content-Type': type } : {},
      body: new URLSearchParams(
        pairs.map(([name, text]) => [name, text.toWellFormed()] as [string, string]),
      ).toString(),
    }),
  );

export interface PagesReport {
  cases: number;
  failures: string[];
  statuses: Record<number, number>;
}

const ROUNDS = 20;

/**
 * Asks a running site for addresses, with headers and forms, that nobody should send. Promised: never a 5xx, never a
 * stack trace, and no address without an answer.
 */
export async function fuzzPages(
  url: string,
  { seed, cases }: { seed: number; cases: number },
): Promise<PagesReport> {
  const report: PagesReport = { cases: 0, failures: [], statuses: {} };
  const holds = async (asked: Asked): Promise<void> => {
    const { status, text } = await send(url, asked);
    report.cases++;
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (status >= 500) throw new Error(`a server error: ${status}`);
    if (/\bat \S+ \(|node_modules\/|SQLITE_|invalid byte sequence/.test(text)) {
      throw new Error('tells of the inside');
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    const result = await fc.check(
      fc.asyncProperty(
        fc.oneof({ weight: 5, arbitrary: reading }, { weight: 1, arbitrary: sending }),
        holds,
      ),
      { seed: seed + round, numRuns: Math.ceil(cases / ROUNDS) },
    );
    if (result.failed) {
      report.failures.push(
        `(seed ${seed + round}) ${String(result.errorInstance)} — ${JSON.stringify(result.counterexample).slice(0, 600)}`,
      );
    }
  }
  return report;
}

/** One request by Node's own client, which changes nothing about the target. */
function send(url: string, asked: Asked): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        method: asked.method,
        path: asked.target,
        headers: asked.headers,
        timeout: 30_000,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 30 s')));
    outgoing.end(asked.body);
  });
}
