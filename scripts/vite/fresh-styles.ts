import tailwindcss from '@tailwindcss/vite';
import type { Plugin, ResolvedConfig } from 'vite';

type Transform = Extract<NonNullable<Plugin['transform']>, { handler: unknown }>;

/**
 * Tailwind's plugins, of which development begins new ones with each change of a stylesheet. By themselves they compile
 * one anew where one of its files is newer than when they last looked, and they look after Vite has read it: a save in
 * between, as on a busy machine, was never seen, also where the watcher tells of it.
 */
export function freshStyles(): Plugin[] {
  const others = tailwindcss();
  const serving = others.splice(others.findIndex(isServing), 1)[0];
  if (!serving) throw new Error('Tailwind has another plugin for development.');
  let config: ResolvedConfig;
  /** By environment and stylesheet: what it was when it was last compiled, and by whom. */
  const compiled = new Map<string, { source: string; transform: Transform }>();

  function transformOf(key: string, source: string): Transform {
    const last = compiled.get(key);
    if (last?.source === source) return last.transform;
    const transform = begin(config);
    compiled.set(key, { source, transform });
    return transform;
  }

  const fresh: Plugin = {
    ...serving,
    configResolved(resolved) {
      config = resolved;
    },
    // Of the stylesheets that others import, whoever compiles those reads them.
    watchChange(file) {
      if (file.endsWith('.css')) compiled.clear();
    },
    transform: {
      ...(serving.transform as Transform),
      handler(source, id, options) {
        const { handler } = transformOf(`${this.environment.name} ${id}`, source);
        return handler.call(this, source, id, options);
      },
    },
  };
  return [...others, fresh];
}

const isServing = ({ name }: Plugin) => name === '@tailwindcss/vite:generate:serve';

function begin(config: ResolvedConfig): Transform {
  const plugins = tailwindcss();
  for (const { configResolved } of plugins) {
    if (typeof configResolved === 'function') configResolved.call({} as never, config);
  }
  return plugins.find(isServing)?.transform as Transform;
}
