import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { watching } from './open-vite.ts';

test('a source that is saved while the save before it is being read is read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-watching-'));
  const file = join(folder, 'theme.css');
  const save = (css: string) => writeFileSync(file, css);
  save('none');
  const server = await createServer({
    root: folder,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: watching(folder) },
  });
  const seen: string[] = [];
  server.watcher.on('change', () => {
    seen.push(readFileSync(file, 'utf8'));
    if (seen.length === 1) save('second');
  });
  try {
    let saves = 0;
    await expect
      .poll(() => {
        // Until the watcher has begun, it hears nothing.
        if (seen.length === 0 && saves++ % 10 === 0) save(`first ${saves}`);
        return seen.at(-1);
      })
      .toBe('second');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
