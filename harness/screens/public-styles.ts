import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';

/** The stylesheet of the public site as the build makes it, but for its spaces. */
export async function compileStyles(): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, cssMinify: false, rolldownOptions: { input: 'app/theme.css' } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [sheet] = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}
