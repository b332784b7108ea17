import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiDescription, DescribedCall } from '../../api/description/openapi-document.ts';

/** Says what in an answer is not as the description of the call has it; an empty list where all is. */
export type AnswerJudge = (method: string, path: string, answer: Response) => Promise<string[]>;

/** Answers that any call may give; the description has one entry for all of them. */
const ANY_CALL = 'default';

interface JsonSchema {
  [keyword: string]: unknown;
}

/** Where the components of the description are for a schema, and where those are that are parts of a larger one. */
const WHOLE = 'whole#/components/';
const PART = 'part#/components/';

/**
 * An OpenAPI schema that takes no property which it does not name: what an answer has beyond its description is known
 * to nobody who reads the description, and may be nobody's business. A part of a larger schema (`allOf`) stays open.
 */
function closed(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => closed(one));
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = schema as JsonSchema;
  const inner = Object.fromEntries(
    Object.entries(own).map(([keyword, value]) => [keyword, closedKeyword(keyword, value, isPart)]),
  );
  const isObject = typeof own.properties === 'object' || own.allOf !== undefined;
  return isObject && !isPart && own.additionalProperties === undefined
    ? { ...inner, unevaluatedProperties: false }
    : inner;
}

function closedKeyword(keyword: string, value: unknown, isPart: boolean): unknown {
  if (keyword === 'example' || keyword === 'enum' || keyword === 'default') return value;
  if (keyword === '$ref') return String(value).replace('#/components/', isPart ? PART : WHOLE);
  if (keyword === 'allOf') return (value as unknown[]).map((part) => closed(part, true));
  if (keyword === 'properties') {
    const fields = Object.entries(value as JsonSchema);
    return Object.fromEntries(fields.map(([name, field]) => [name, closed(field)]));
  }
  return closed(value);
}

/** The named schemas of the description, whole or as parts. */
function componentsOf({ components }: ApiDescription, isPart: boolean): object {
  const named = (components as { schemas?: JsonSchema } | undefined)?.schemas ?? {};
  const schemas = Object.entries(named).map(([name, schema]) => [name, closed(schema, isPart)]);
  return { components: { schemas: Object.fromEntries(schemas) } };
}

/** A judge of answers by the API's own OpenAPI document. */
export function judgeAnswersBy(description: ApiDescription): AnswerJudge {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    // To shorten what it compiles takes longer than what that saves in a few answers.
    code: { optimize: false },
  });
  ajv.addSchema(componentsOf(description, false), 'whole');
  ajv.addSchema(componentsOf(description, true), 'part');
  const patterns = Object.keys(description.paths).map((path) => ({
    path,
    // A word goes before a parameter.
    rank: path.split('{').length,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  patterns.sort((a, b) => a.rank - b.rank);
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (schema: object) => {
    // Most of nine hundred answers are refusals, whose schemas say the same.
    const text = JSON.stringify(schema);
    const known = validators.get(text);
    if (known) return known;
    const made = ajv.compile(closed(schema) as object);
    validators.set(text, made);
    return made;
  };

  return async (method, path, answer) => {
    const asked = path.split('?')[0] as string;
    const known = patterns.find(
      ({ path: name, pattern }) =>
        pattern.test(asked) && description.paths[name]?.[method.toLowerCase()],
    );
    if (!known) return [];
    const call = description.paths[known.path]?.[method.toLowerCase()] as DescribedCall;
    const place = `${method} ${known.path} ${answer.status}`;
    const response = call.responses[answer.status] ?? call.responses[ANY_CALL];
    if (!response) return [`${place}: no such answer is described`];
    if (answer.ok && !call.responses[answer.status])
      return [`${place}: is not described by itself`];
    const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
    if (!response.content) return type === '' ? [] : [`${place}: has a body of the type ${type}`];
    const content = response.content[type];
    if (!content) return [`${place}: has the type ${type || 'of nothing'}`];
    if (type !== 'application/json') return [];
    const validate = validatorOf(content.schema);
    if (validate(await answer.json())) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${place}: ${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  };
}
