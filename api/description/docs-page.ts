import { escapeMarkup } from '../../domain/text/escape.ts';
import type { ApiDescription, DescribedCall } from './openapi-document.ts';

/** The API's documentation as one page for people, without scripts. */
export function renderDocsPage(description: ApiDescription): string {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const tags = [...new Set(calls.map(({ call }) => call.tags?.[0] ?? 'Other'))];
  const groups = tags
    .map(
      (tag) =>
        `<section><h2>${escapeMarkup(tag)}</h2>${calls
          .filter(({ call }) => (call.tags?.[0] ?? 'Other') === tag)
          .map(({ path, method, call }) => renderCall(path, method, call))
          .join('')}</section>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(description.info.title)}</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<main>
<h1>${escapeMarkup(description.info.title)}</h1>
<p>${escapeMarkup(description.info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI document (JSON)</a></p>
${groups}
</main>
</body>
</html>`;
}

const WHO: Record<string, string> = {
  public: 'Anybody',
  own: 'Signed-in staff, about their own account',
  staff: 'Signed-in staff',
  admin: 'Administrators',
};

function renderCall(path: string, method: string, call: DescribedCall): string {
  const parameters = (call.parameters ?? [])
    .map(
      (parameter) =>
        `<li><code>${escapeMarkup(parameter.name)}</code> in ${escapeMarkup(parameter.in)}${parameter.required ? ', required' : ''}: <code>${escapeMarkup(JSON.stringify(parameter.schema ?? {}))}</code></li>`,
    )
    .join('');
  const responses = Object.entries(call.responses)
    .map(([status, response]) => {
      const schema = Object.values(response.content ?? {})[0]?.schema;
      const shape = schema
        ? `<pre tabindex="0"><code>${escapeMarkup(JSON.stringify(schema, null, 1))}</code></pre>`
        : '';
      return `<li><strong>${escapeMarkup(status)}</strong> ${escapeMarkup(response.description)}${Number(status) < 400 ? shape : ''}</li>`;
    })
    .join('');
  const body = call.requestBody
    ? `<h3>Body</h3><pre tabindex="0"><code>${escapeMarkup(JSON.stringify(call.requestBody, null, 1))}</code></pre>`
    : '';
  return `<details><summary><code>${method} /api${escapeMarkup(path)}</code> ${escapeMarkup(call.summary ?? '')}</summary>
<p>Who: ${WHO[call['x-access'] ?? ''] ?? 'Nobody'}</p>
${parameters ? `<h3>Parameters</h3><ul>${parameters}</ul>` : ''}
${body}
<h3>Answers</h3><ul>${responses}</ul></details>`;
}
