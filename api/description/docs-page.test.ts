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

test('it says of each call who may make it, with what, and what comes back, for readers and keyboards', () => {
  const schema = { type: 'integer' };
  const page = renderDocsPage({
    openapi: '3.1.0',
    info: { title: 'Dimos API', version: '1', description: 'What it is.' },
    paths: {
      '/pages': {
        get: {
          summary: 'All of them',
          tags: ['Content'],
          'x-access': 'staff',
          parameters: [
            { name: 'limit', in: 'query', required: true, schema },
            { name: 'offset', in: 'query' },
          ],
          responses: {
            200: { description: 'Pages', content: { 'application/json': { schema } } },
            404: { description: 'None', content: { 'application/json': { schema } } },
          },
        },
        post: { tags: ['Content'], 'x-access': 'admin', requestBody: schema, responses: {} },
      },
      '/auth': { get: { 'x-access': 'own', responses: {} } },
      '/open': { get: { 'x-access': 'public', responses: {} }, put: { responses: {} } },
    },
  });
  const shape = (text: string) => `<pre tabindex="0"><code>{\n ${text}\n}</code></pre>`;
  const call = (head: string, who: string, rest: string, answers: string) =>
    `<details><summary><code>${head}</summary>\n<p>Who: ${who}</p>\n${rest}\n<h3>Answers</h3><ul>${answers}</ul></details>`;
  expect(page.split('\n').slice(0, 14)).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Dimos API</title>',
    '<link rel="stylesheet" href="/api-docs.css">',
    '</head>',
    '<body>',
    '<main>',
    '<h1>Dimos API</h1>',
    '<p>What it is.</p>',
    '<p><a href="/api/openapi.json">OpenAPI document (JSON)</a></p>',
  ]);
  expect(page).toContain(
    [
      '<section><h2>Content</h2>',
      call(
        'GET /api/pages</code> All of them',
        'Signed-in staff',
        '<h3>Parameters</h3><ul><li><code>limit</code> in query, required: <code>{&quot;type&quot;:&quot;integer&quot;}</code></li><li><code>offset</code> in query: <code>{}</code></li></ul>\n',
        `<li><strong>200</strong> Pages${shape('&quot;type&quot;: &quot;integer&quot;')}</li><li><strong>404</strong> None</li>`,
      ),
      call(
        'POST /api/pages</code> ',
        'Administrators',
        `\n<h3>Body</h3>${shape('&quot;type&quot;: &quot;integer&quot;')}`,
        '',
      ),
      '</section><section><h2>Other</h2>',
      call('GET /api/auth</code> ', 'Signed-in staff, about their own account', '\n', ''),
      call('GET /api/open</code> ', 'Anybody', '\n', ''),
      call('PUT /api/open</code> ', 'Nobody', '\n', ''),
      '</section>',
    ].join(''),
  );
});
