import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// Its API may change with each version: the package is pinned, and this is the only file that asks it.
import { API } from 'typescript/unstable/sync';

/**
 * The mistakes in types that TypeScript finds in files of a project, in those that import one of them, and in those
 * whose text has one of the `words`. All that these import, asked as well, takes twenty times as long.
 */
export function findWrongTypes(
  folder: string,
  files: readonly string[],
  words: readonly string[],
): string[] {
  const config = join(folder, 'tsconfig.wrong-types.json');
  const include = [...files, '.react-router/types/+*.ts', 'app/**/*.d.ts'];
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include }));
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not open ${config}.`);
    const { program } = project;
    const changed = new Set(files.map((file) => join(folder, file)));
    const isConcerned = (name: string) => {
      if (!name.startsWith(folder) || name.includes('/node_modules/')) return false;
      const text = readFileSync(name, 'utf8');
      const imports = [...text.matchAll(/ from '(\.[^']+)'/g)];
      return (
        changed.has(name) ||
        imports.some(([, from = '']) => changed.has(join(dirname(name), from))) ||
        words.some((word) => text.includes(word))
      );
    };
    const found = [
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getProgramDiagnostics(),
      ...program
        .getSourceFileNames()
        .filter(isConcerned)
        .flatMap((name) => [
          ...program.getSyntacticDiagnostics(name),
          ...program.getSemanticDiagnostics(name),
        ]),
    ];
    return found.map(({ fileName, text }) => `${fileName ?? config}: ${text}`);
  } finally {
    api.close();
  }
}
