import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '../env.ts';

/** A call as the OpenAPI document describes it, with the additions of this API. */
export interface DescribedCall {
  /** Names the call in programs that are made from the document. */
  operationId?: string;
  summary?: string;
  tags?: string[];
  'x-access'?: string;
  'x-multipart-field'?: string;
  'x-raw-body'?: boolean;
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: object;
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

export interface ApiDescription {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, DescribedCall>>;
  components?: object;
}

/** The OpenAPI 3.1 document of the API. */
export function describeApi(api: OpenAPIHono<ApiEnv>, siteUrl: string): ApiDescription {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Dimos API',
      version: '1',
      description:
        'What the staff screens call. Sign in with POST /api/auth/login and send the token as `Authorization: Bearer …`. Errors are JSON with `message`, and `fields` where single fields will not do. A call that is sent again because its answer was lost has the same `Idempotency-Key` as before: it is carried out once.',
    },
    servers: [{ url: `${siteUrl}/api` }],
  }) as unknown as ApiDescription;
  document.components = {
    ...document.components,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  };
  for (const [path, calls] of Object.entries(document.paths)) {
    for (const [method, call] of Object.entries(calls)) {
      call.operationId = operationIdOf(method, path);
      describeUpload(call);
      describeNumbers(call);
      describeWhatComesFirst(call);
      if (method !== 'get') describeOtherBodies(call);
    }
  }
  return document;
}

/**
 * The name of a call, unique as its method and path are: `POST /messages/{id}/answers` is `postMessagesByIdAnswers`. It
 * stays as long as the address of the call does.
 */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Zod reads null as a number, too, but nothing in an address or a header is null. */
function describeNumbers({ parameters = [] }: DescribedCall): void {
  for (const { schema } of parameters as { schema?: { type?: string | string[] } }[]) {
    if (schema?.type?.includes('integer')) schema.type = 'integer';
  }
}

/** Every call that is not about one's own account refuses a person who must do something first. */
function describeWhatComesFirst(call: DescribedCall): void {
  const refusal = call.responses['403'] ?? call.responses['401'];
  if (!refusal || !['staff', 'admin'].includes(call['x-access'] ?? '')) return;
  call.responses['403'] = {
    ...refusal,
    description: 'Not allowed; `mustFirst` where something has to be done before',
  };
}

/** Every call that changes something refuses what is too large or not JSON, also where it reads no body. */
function describeOtherBodies(call: DescribedCall): void {
  const refusal = Object.entries(call.responses).find(([status]) => status.startsWith('4'))?.[1];
  if (!refusal) return;
  call.responses['413'] ??= { ...refusal, description: 'Too large' };
  call.responses['415'] ??= { ...refusal, description: 'The body is not JSON' };
}

/** Uploads are read by hand, after the caller is known; their body is described here. */
function describeUpload(call: DescribedCall): void {
  if (call['x-raw-body']) {
    const schema = { type: 'string', format: 'binary' };
    call.requestBody = { required: true, content: { 'application/octet-stream': { schema } } };
  }
  const field = call['x-multipart-field'];
  if (!field) return;
  call.requestBody = {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: [field],
          properties: { [field]: { type: 'string', format: 'binary' } },
        },
      },
    },
  };
}
