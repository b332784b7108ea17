import { expect, test } from 'vitest';
import { renderDocsPage } from './docs-page.ts';

test('nothing that the API says of itself is markup on the page of its documentation', () => {
  const text = '<img src=x onerror=alert(1)>"\'&amp;';
  const call = {
    summary: text,
    tags: [text],
    'x-access': text,
    parameters: [{ name: text, in: text, required: true, schema: { pattern: text } }],
    requestBody: { description: text },
    responses: { 200: { description: text, content: { json: { schema: { title: text } } } } },
  };
  const page = renderDocsPage({
    openapi: '3.1.0',
    info: { title: text, version: text, description: text },
    paths: { [`/${text}`]: { get: call } },
  });
  expect(page.match(/&lt;img src=x/g)?.length).toBeGreaterThanOrEqual(11);
  expect(page).not.toContain('<img');
});
