import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from '../../domain/text/escape.ts';

/** A page that says why the code cannot run, and that is asked for once more when it changes. */
export function pageOfFailure(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The code cannot run</title>
<script type="module" src="/app/development/client.ts" data-made-at="${new Date().toISOString()}"></script>
<pre>${escapeHtml(stripVTControlCharacters(text))}</pre>
`;
}
