import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** What one file imports: files of the project by their paths from its root, and packages by their names. */
export interface Imports {
  files: string[];
  packages: string[];
}

/** The folders and files whose imports are held to the rules. */
const SOURCES = [
  '{api,app,bench,database,domain,e2e,harness,seed,server}/**/*.{ts,tsx}',
  'server.mjs',
];

/** The imports of every file, types and dynamic imports included, by the file's path from the project's root. */
export function readAllImports(root: string): Map<string, Imports> {
  const all = new Map<string, Imports>();
  for (const file of globSync(SOURCES, { cwd: root })) {
    const specifiers = readSpecifiers(file, readFileSync(join(root, file), 'utf8'));
    const files = specifiers.filter((specifier) => specifier.startsWith('.'));
    all.set(file, {
      files: files
        .map((specifier) => join(dirname(file), specifier))
        // The router's types (`./+types/…`) and styles are made or read by the build.
        .filter((target) => /\.(?:ts|tsx|mjs)$/.test(target) && existsSync(join(root, target))),
      packages: specifiers.filter((specifier) => !specifier.startsWith('.')),
    });
  }
  return all;
}

/** What a source names after `from` and in `import(…)`. */
export function readSpecifiers(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // A name that is computed at run time is no text in quotes and names no file of the project.
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const text = source.slice(start, end);
      return /^(['"]).*\1$/.test(text) ? [text.slice(1, -1)] : [];
    }),
  ];
}

/**
 * The circles among files: each a list of files in which every file imports every other, directly or through others.
 */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  // Tarjan's algorithm (1972): files that reach each other are left on the stack together.
  const circles: string[][] = [];
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    number.set(file, number.size);
    lowest.set(file, number.size - 1);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!number.has(target)) visit(target);
      if (stack.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(target) as number));
      }
    }
    if (lowest.get(file) !== number.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle);
  };
  for (const file of imports.keys()) if (!number.has(file)) visit(file);
  return circles;
}
