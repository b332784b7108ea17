import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Schema.org's vocabulary as `schema-dts` writes it down for TypeScript: each type is an interface `NameLeaf` with its
 * properties in the interfaces that it extends, and an alias `Name` that names the types below it.
 */
interface Vocabulary {
  /** Of each interface, what it extends and the types of its own properties, as text. */
  interfaces: Map<string, { bases: string[]; properties: Map<string, string> }>;
  /** What an alias stands for, as text. */
  aliases: Map<string, string>;
}

const LITERALS = new Set([
  'Text',
  'URL',
  'Date',
  'DateTime',
  'Time',
  'Number',
  'Boolean',
  'string',
]);

let vocabulary: Vocabulary | undefined;

function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const interfaces: Vocabulary['interfaces'] = new Map();
  const aliases: Vocabulary['aliases'] = new Map();
  let current: Map<string, string> | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, bases] = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{/.exec(line) ?? [];
    const [, alias, meaning] = /^(?:export )?type (\w+) = (.+);$/.exec(line) ?? [];
    const [, property, type] = /^ {4}"([^"]+)"\??: (.+);$/.exec(line) ?? [];
    if (name) {
      current = new Map();
      interfaces.set(name, { bases: bases?.split(/,\s*/) ?? [], properties: current });
    } else if (alias && meaning) aliases.set(alias, meaning);
    else if (property && type) current?.set(property, type);
  }
  return { interfaces, aliases };
}

const known = () => {
  vocabulary ??= readVocabulary();
  return vocabulary;
};

/** The properties of a type and of the types above it; undefined where schema.org has no such type. */
function propertiesOf(type: string): Map<string, string> | undefined {
  const { interfaces } = known();
  if (!interfaces.has(`${type}Leaf`)) return undefined;
  const all = new Map<string, string>();
  const collect = (name: string) => {
    const found = interfaces.get(name);
    for (const [property, kind] of found?.properties ?? []) all.set(property, kind);
    for (const base of found?.bases ?? []) collect(base);
  };
  collect(`${type}Leaf`);
  return all;
}

/** What may stand for a property of such a kind: types of objects, and whether a text may. */
function rangeOf(kind: string): { types: Set<string>; takesText: boolean } {
  const { aliases, interfaces } = known();
  const types = new Set<string>();
  let takesText = /"/.test(kind.replace(/, "\w+">$/, ''));
  const seen = new Set<string>();
  const expand = (text: string) => {
    for (const [name] of text.replaceAll(/"[^"]*"/g, '').matchAll(/\w+/g)) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (LITERALS.has(name)) takesText = true;
      if (interfaces.has(name) && name.endsWith('Leaf')) types.add(name.slice(0, -4));
      const meaning = aliases.get(name);
      if (meaning === undefined) continue;
      if (/"https?:/.test(meaning)) takesText = true;
      expand(meaning);
    }
  };
  expand(kind);
  return { types, takesText };
}

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/**
 * What in structured data (JSON-LD) schema.org does not know: unknown types, properties that a type does not have, and
 * objects or texts where the property takes none. `place` says where in the data it stands.
 */
export function findUnknownToSchemaOrg(data: Data, place = ''): string[] {
  const types = [data['@type']].flat().filter((type) => typeof type === 'string');
  const here = `${place}${types.join('+')}`;
  if (types.length === 0) return '@id' in data ? [] : [`${place}: an object without a type`];
  const each = types.map((type) => [type, propertiesOf(type)] as const);
  const unknown = each.flatMap(([type, properties]) =>
    properties ? [] : [`${here}: no type ${type}`],
  );
  const allowed = new Map(each.flatMap(([, properties]) => [...(properties ?? [])]));
  const faults = Object.entries(data).flatMap(([property, value]) => {
    if (property.startsWith('@') || value === undefined) return [];
    const kind = allowed.get(property);
    if (kind === undefined) return [`${here}.${property}: no such property`];
    const range = rangeOf(kind);
    return [value].flat().flatMap((one) => {
      if (!isData(one)) {
        return typeof one === 'string' && !range.takesText
          ? [`${here}.${property}: takes no text`]
          : [];
      }
      const inner = findUnknownToSchemaOrg(one, `${here}.${property} > `);
      const innerTypes = [one['@type']].flat() as string[];
      const fits = !('@type' in one) || innerTypes.some((type) => range.types.has(type));
      return fits ? inner : [...inner, `${here}.${property}: takes no ${innerTypes.join('+')}`];
    });
  });
  return [...unknown, ...faults];
}
