import { createApi } from '../api/create-api.ts';
import type { ApiDescription } from '../api/description/openapi-document.ts';
import { openTestSqlite } from './databases/databases.ts';
import { openTakenSqlite, takeSqlite } from './databases/taken-sqlite.ts';
import { type AnswerJudge, judgeAnswersBy } from './judges/described-answers.ts';
import { openTestAuth, openTestServices, signInAs, type TestServices } from './services.ts';

export type Caller = 'nobody' | 'editor' | 'reviewer' | 'admin';

export interface TestApi {
  services: TestServices['services'];
  siteChanges: TestServices['siteChanges'];
  unexpected: unknown[];
  tokens: Record<Exclude<Caller, 'nobody'>, string>;
  /**
   * Makes a call; a plain object is sent as JSON. Throws where the answer is not as the OpenAPI document describes it.
   */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Every route with a handler, whether the document describes it or not. */
  served(): { method: string; path: string }[];
  /** The OpenAPI document. */
  describe(): Promise<ApiDescription>;
  close(): Promise<void>;
}

export interface CallOptions {
  as?: Caller;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Staffed {
  contents: Uint8Array;
  tokens: TestApi['tokens'];
}

/** A database in which everybody is signed in: to make one takes thirty times as long as to begin with it. */
let staffed: Promise<Staffed> | undefined;

async function makeStaffed(): Promise<Staffed> {
  const connection = await openTestSqlite();
  const auth = await openTestAuth(connection);
  const tokens = {
    editor: await signInAs(auth, connection, 'editor'),
    reviewer: await signInAs(auth, connection, 'reviewer'),
    admin: await signInAs(auth, connection, 'admin'),
  };
  return { contents: await takeSqlite(connection), tokens };
}

/** What the document says does not depend on the services, and its schemas are compiled once. */
let judge: AnswerJudge | undefined;

/**
 * The API over SQLite in memory, with an editor and an administrator signed in; `overrides` replace services.
 * `contents` are those of such an API before (`takeSqlite`).
 */
export async function openTestApi(
  overrides: Partial<TestServices['services']> = {},
  contents?: Uint8Array,
): Promise<TestApi> {
  staffed ??= makeStaffed();
  const { contents: nothing, tokens } = await staffed;
  const { services, siteChanges, close } = await openTestServices(
    openTakenSqlite(contents ?? nothing),
    overrides,
  );
  const unexpected: unknown[] = [];
  const api = createApi(services, {
    clientAddress: () => '192.0.2.7',
    onUnexpected: (error) => unexpected.push(error),
  });
  judge ??= judgeAnswersBy((await (await api.request('/openapi.json')).json()) as ApiDescription);
  const judgeAnswer = judge;
  const call: TestApi['call'] = async (
    method,
    path,
    { as = 'nobody', body, headers = {} } = {},
  ) => {
    const isPlain =
      body !== undefined &&
      !(body instanceof FormData) &&
      !(body instanceof ReadableStream) &&
      typeof body !== 'string';
    const answer = await api.request(path, {
      method,
      headers: {
        ...(as !== 'nobody' && { Authorization: `Bearer ${tokens[as]}` }),
        ...(isPlain && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlain ? JSON.stringify(body) : (body as BodyInit) }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    const faults = await judgeAnswer(method, path, answer.clone());
    if (faults.length > 0) throw new Error(`Not as the API describes itself: ${faults.join('; ')}`);
    return answer;
  };
  return {
    services,
    siteChanges,
    unexpected,
    tokens,
    call,
    // 'ALL' stands for handlers that run for every call: limits, languages, and the 404 at the end.
    served: () => api.routes.filter(({ method }) => method !== 'ALL'),
    describe: async () => (await call('GET', '/openapi.json')).json(),
    close,
  };
}
