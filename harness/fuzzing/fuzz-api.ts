import fc from 'fast-check';
import { createApi } from '../../api/create-api.ts';
import type { ApiDescription, DescribedCall } from '../../api/description/openapi-document.ts';
import type { Connection } from '../../database/connect.ts';
import { createUser } from '../../domain/accounts/members/create-user.ts';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { openTestServices, signInAs, TEST_PASSWORD } from '../services.ts';
import { hostilePathPart, hostileText, hostileValue, mutated } from './hostile-values.ts';
import { type JsonSchema, valuesOf, valuesOfFields } from './schema-values.ts';
import { smallFiles, uploads } from './uploads.ts';

export interface FuzzReport {
  cases: number;
  /** The requests that broke a promise, each with the seed that repeats it. */
  failures: string[];
  /** How many answers had each status; shows that the calls got different answers. */
  statuses: Record<number, number>;
}

export interface FuzzOptions {
  seed: number;
  /** Cases in all, shared out among the calls. */
  cases: number;
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: BodyInit;
}

/**
 * Sends bad input to every call of the API. The promises: never a 5xx, errors always as JSON with a message, no
 * internals of the server in an answer, and no unforeseen error.
 */
export async function fuzzApi(
  connection: Connection,
  { seed, cases }: FuzzOptions,
): Promise<FuzzReport> {
  const { services, close } = await openTestServices(connection);
  const unexpected: unknown[] = [];
  let address = 0;
  const api = createApi(services, {
    // Another network for each call: limits are tested elsewhere, and would hide other faults here.
    clientAddress: () => `10.${(address++ >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    onUnexpected: (error) => unexpected.push(error),
  });
  const token = await signInAs(services.auth, services, 'admin');
  const session = await services.db.selectFrom('session').selectAll().executeTakeFirstOrThrow();
  // Calls that end sessions are tried too; the others must not all end at the door after them.
  const keepSignedIn = () =>
    services.db
      .insertInto('session')
      .values(session)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  const request = (sent: Sent) => api.request(sent.path, { ...sent });
  const report: FuzzReport = { cases: 0, failures: [], statuses: {} };

  const holds = async (sent: Sent): Promise<void> => {
    unexpected.length = 0;
    await keepSignedIn();
    const response = await request(sent);
    const text = await response.text();
    report.cases++;
    report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
    const problem = findProblem(response, text) ?? (unexpected.length > 0 ? 'unforeseen' : '');
    if (problem) throw new Error(`${problem}: ${response.status} ${String(unexpected[0] ?? text)}`);
  };

  const known = await prepare(request, token);
  const other = await createUser(
    services.auth,
    services.db,
    {
      name: 'Other',
      email: 'other@example.org',
      password: TEST_PASSWORD,
      role: 'editor',
    },
    { now: services.now() },
  );
  known.ids.push(other.id);
  const description = (await (
    await request({ method: 'GET', path: '/openapi.json', headers: {} })
  ).json()) as ApiDescription;
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const share = Math.ceil(cases / calls.length);
  for (const { path, method, call } of calls) {
    const inputs = sentTo(method, path, call, description, known, token);
    const result = await fc.check(fc.asyncProperty(inputs, holds), {
      seed,
      numRuns: share,
      endOnFailure: true,
    });
    if (result.failed) {
      report.failures.push(
        `${method} ${path} (seed ${seed}): ${String((result.errorInstance as Error | undefined)?.message)} — ${JSON.stringify(result.counterexample, jsonOf).slice(0, 600)}`,
      );
    }
  }
  await close();
  return report;
}

function jsonOf(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? `${value.length} bytes` : value;
}

const INSIDES =
  /\bat \S+ \(|\.(?:ts|js|mjs):\d+|node_modules|SQLITE|sqlite|syntax error|invalid byte sequence|violates/;

function findProblem(response: Response, text: string): string | undefined {
  if (response.status >= 500) return 'a server error';
  if (!/^application\/json/.test(response.headers.get('Content-Type') ?? '')) return 'no JSON';
  if (response.headers.get('Cache-Control') !== 'no-store') return 'may be stored';
  const answer = JSON.parse(text) as { message?: unknown };
  if (response.status < 400) return undefined;
  if (typeof answer.message !== 'string' || answer.message === '') return 'no message';
  return INSIDES.test(text) ? 'tells of the inside' : undefined;
}

interface Known {
  ids: string[];
  media: { image: string; document: string };
}

/** One thing of each kind, so that not every call ends at 'not found'. */
async function prepare(
  request: (sent: Sent) => Response | Promise<Response>,
  token: string,
): Promise<Known> {
  const headers = { Authorization: `Bearer ${token}` };
  const files = await smallFiles();
  const upload = async (file: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(file)], name));
    const response = await request({ method: 'POST', path: '/media', headers, body: form });
    return ((await response.json()) as { id: string }).id;
  };
  const media = {
    image: await upload(files.png, 'a.png'),
    document: await upload(files.pdf, 'a.pdf'),
  };
  const page = await request({
    method: 'POST',
    path: '/pages',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title: { el: 'Α', en: 'A' },
      content: { el: '', en: '' },
      slug: 'fuzzed',
      images: [],
    }),
  });
  const { id } = (await page.json()) as { id: string };
  return { ids: [id, media.image, media.document], media };
}

const header = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((c) => String.fromCharCode(c)),
    maxLength: 40,
  })
  .map((text) => text.replaceAll('\u007f', ''));

/** The input of a call: sometimes right, mostly nearly right. */
function sentTo(
  method: string,
  path: string,
  call: DescribedCall,
  description: ApiDescription,
  known: Known,
  token: string,
): fc.Arbitrary<Sent> {
  const components = ((description.components as { schemas?: object })?.schemas ?? {}) as Record<
    string,
    JsonSchema
  >;
  const type = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
    { weight: 1, arbitrary: hostilePathPart },
  );
  const id = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...known.ids, 'settings') },
    { weight: 2, arbitrary: hostilePathPart },
  );
  const right = (call.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      valuesOf(schema as JsonSchema, components).map((value) => [name, String(value)] as const),
    );
  const query = fc.array(
    fc.oneof(
      ...right.map((arbitrary) => ({ weight: 6, arbitrary })),
      ...right.map((one) => ({
        weight: 2,
        arbitrary: fc.tuple(one, hostilePathPart).map(([[name], value]) => [name, value] as const),
      })),
      { weight: 1, arbitrary: fc.tuple(hostilePathPart, hostilePathPart) },
    ),
    { maxLength: 4 },
  );
  // Signing out would end the session of all other calls.
  const bearer = path === '/auth/logout' ? header : fc.constant(token);
  const odd = fc.record(
    {
      'Accept-Language': header,
      'Content-Type': fc.oneof(header, fc.constant('text/plain')),
      Authorization: fc.oneof(
        header,
        header.map((text) => `Bearer ${text}`),
      ),
      'X-Forwarded-For': header,
      Cookie: header,
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(
      type,
      id,
      query,
      bearer,
      fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: odd }),
    )
    .chain(([chosen, entryId, parameters, credentials, oddHeaders]) => {
      const typeName = typeof chosen === 'string' ? chosen : chosen.name;
      const search = parameters.map(([name, value]) => `${name}=${value}`).join('&');
      const address =
        path.replace('{type}', typeName).replace('{id}', entryId) + (search ? `?${search}` : '');
      const base = { method, path: address };
      const headers = { Authorization: `Bearer ${credentials}` };
      if (call['x-multipart-field']) {
        return uploads(call['x-multipart-field']).map((upload) => ({
          ...base,
          body: upload.body,
          headers: { ...headers, ...upload.headers, ...oddHeaders },
        }));
      }
      if (method === 'GET') return fc.constant({ ...base, headers: { ...headers, ...oddHeaders } });
      const schema = bodySchema(call);
      const right = schema ? valuesOf(schema, components) : hostileValue;
      const data =
        typeof chosen !== 'string' && path.startsWith('/content/') && schema
          ? fc
              .tuple(right, valuesOfFields(chosen.fields, known.media))
              .map(([whole, fields]) => ({ ...(whole as object), data: fields }))
          : right;
      return bodyTexts(data).map((body) => ({
        ...base,
        headers: { ...headers, 'Content-Type': 'application/json', ...oddHeaders },
        ...(body !== undefined && { body }),
      }));
    });
}

function bodySchema(call: DescribedCall): JsonSchema | undefined {
  const body = call.requestBody as { content?: Record<string, { schema: JsonSchema }> } | undefined;
  return body?.content?.['application/json']?.schema;
}

/** JSON as it is sent: right, changed in a place or three, anything at all, or no JSON. */
function bodyTexts(right: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> {
  const json = (values: fc.Arbitrary<unknown>) =>
    values.map((value) => JSON.stringify(value) ?? 'null');
  return fc.oneof(
    { weight: 4, arbitrary: json(right) },
    { weight: 6, arbitrary: json(mutated(right)) },
    { weight: 3, arbitrary: json(mutated(mutated(mutated(right)))) },
    { weight: 2, arbitrary: json(hostileValue) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: json(right).map((text) => text.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: json(right).map((text) => text.replace('{', '{"__proto__":{"role":"admin"},')),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}
