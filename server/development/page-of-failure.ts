import { stripVTControlCharacters } from 'node:util';
import { escapeMarkup } from '../../domain/text/escape.ts';

/** A page that says why the code cannot run, and that loads itself again when the code changes. */
export function pageOfFailure(error: unknown, now: Date): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The code cannot run</title>
<script type="module" src="/app/development/client.ts" data-made-at="${now.toISOString()}"></script>
<pre>${escapeMarkup(stripVTControlCharacters(text))}</pre>
`;
}
