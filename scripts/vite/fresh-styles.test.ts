import {
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshStyles } from './fresh-styles.ts';

let folder: string;
let server: ViteDevServer;
/** What happens between the reading of a stylesheet and its compilation. */
let meanwhile: (() => Promise<void>) | undefined;

const pathOf = (name: string) => join(folder, name);
const TAILWIND = '@layer utilities { @tailwind utilities source(none); }';
const save = (name: string, css: string) => writeFileSync(pathOf(name), css);

const reading: Plugin = {
  name: 'reading',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.css')) return;
    const css = readFileSync(id, 'utf8');
    await meanwhile?.();
    meanwhile = undefined;
    return css;
  },
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dimos-styles-'));
  symlinkSync(join(process.cwd(), 'node_modules'), pathOf('node_modules'));
  save('part.css', 'h2 { color: red }');
  save('theme.css', `@import "./part.css"; ${TAILWIND} h1 { color: red }`);
  server = await createServer({
    root: folder,
    configFile: false,
    envFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [reading, freshStyles()],
    server: { middlewareMode: true, ws: false, watch: null },
  });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function read(): Promise<string> {
  return (await server.environments.client.transformRequest('/theme.css'))?.code ?? '';
}

/** What Vite does when its watcher tells of a change. */
async function hear(name: string): Promise<void> {
  const { client } = server.environments;
  await client.pluginContainer.watchChange(pathOf(name), { event: 'update' });
  client.moduleGraph.onFileChange(pathOf(name));
}

test.each(['before', 'after'])(
  'a save between the reading of a stylesheet and its compilation is seen, told of %s that',
  async (when) => {
    await read();
    save('theme.css', `${TAILWIND} h1 { color: green }`);
    await hear('theme.css');
    meanwhile = async () => {
      save('theme.css', `${TAILWIND} h1 { color: blue }`);
      if (when === 'before') await hear('theme.css');
    };
    await read();
    if (when === 'after') await hear('theme.css');
    expect(await read()).toContain('blue');
  },
);

test('a changed part of a stylesheet is seen, also where it looks no newer', async () => {
  expect(await read()).toContain('red');
  const { mtimeMs } = statSync(pathOf('part.css'));
  save('part.css', 'h2 { color: blue }');
  utimesSync(pathOf('part.css'), new Date(), new Date(mtimeMs - 1000));
  await hear('part.css');
  await hear('theme.css');
  expect(await read()).toContain('blue');
});
