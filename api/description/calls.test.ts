import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';

/**
 * What each call takes, line by line, in calls.txt: parameters and bodies with their limits, choices and defaults, and
 * the statuses of its answers. After a change that is meant, `npx vitest run api/description/calls.test.ts -u` writes
 * it anew.
 */

interface Schema {
  [key: string]: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
}
interface Call {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

interface Description {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const isWord = (key: string) =>
  /^(?:description|example|examples|title|properties|items|required)$/.test(key);

/** The schemas that have names of their own. */
let named: Record<string, Schema> = {};

function schemaLines(name: string, given: Schema, isRequired: boolean): string[] {
  const schema = named[String(given.$ref).split('/').at(-1) ?? ''] ?? given;
  const facts = Object.entries(schema).filter(([key]) => !isWord(key));
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    schemaLines(`${name}.${key}`, value, schema.required?.includes(key) ?? false),
  );
  const items = schema.items ? schemaLines(`${name}[]`, schema.items, true) : [];
  const told = facts.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ');
  return [`  ${name}${isRequired ? '*' : ''}: ${told}`, ...inner, ...items];
}

test('each call takes what it takes', async () => {
  const description = (await api.describe()) as unknown as Description;
  named = description.components.schemas;
  const lines = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { parameters = [], requestBody, responses }]) => [
      `${method.toUpperCase()} ${path} ${Object.keys(responses).join(' ')}`,
      ...parameters.flatMap((one) =>
        schemaLines(`${one.in} ${one.name}`, one.schema, one.required ?? false),
      ),
      ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
        schemaLines(type === 'application/json' ? 'body' : type, schema, true),
      ),
    ]),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'calls.txt'));
});
