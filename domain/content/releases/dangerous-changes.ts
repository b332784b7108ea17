import type { FieldDefinition, Release, TypeDefinition } from './definitions.ts';

/** A change that makes stored entries invalid unless a migration changes them. */
export interface Danger {
  /** The type or its field, as migrations name it: `news`, `news.author`, `service.forms.file`. */
  path: string;
  /** What changed, after the path: 'is gone'. */
  what: string;
}

type Definitions = Release['types'];

/**
 * The changes of content types that would make stored entries invalid, or leave old values in their columns. A new
 * field is read as empty from stored entries (model/stored-data.ts), so only a required new field is among these.
 */
export function findDangers(before: Definitions, now: Definitions): Danger[] {
  const dangers: Danger[] = [];
  for (const [name, type] of Object.entries(before)) {
    const after = now[name];
    if (after) dangers.push(...compareTypes(name, type, after));
    else dangers.push({ path: name, what: 'is gone, and its entries are not' });
  }
  for (const [name, type] of Object.entries(now)) {
    if (before[name] || !type.singleton) continue;
    dangers.push({ path: name, what: 'is new, and nobody can make its one entry' });
  }
  return dangers;
}

function compareTypes(path: string, before: TypeDefinition, now: TypeDefinition): Danger[] {
  const dangers: Danger[] = [];
  const add = (what: string) => dangers.push({ path, what });
  if (now.singleton && !before.singleton) add('has one entry alone now, and may have more');
  if (before.nestedSlugs && !now.nestedSlugs) add('takes no slugs of several parts any more');
  for (const column of ['title', 'date', 'category'] as const) {
    // Stored entries have no value in a new field: their column is empty, as it should be.
    const isEmptyStill = !before.promoted[column] && !before.fields[now.promoted[column] ?? ''];
    if (before.promoted[column] === now.promoted[column] || isEmptyStill) continue;
    add(`has its ${column} in lists from another field`);
  }
  return [...dangers, ...compareFields(path, before.fields, now.fields)];
}

function compareFields(
  path: string,
  before: Record<string, FieldDefinition>,
  now: Record<string, FieldDefinition>,
): Danger[] {
  const dangers: Danger[] = [];
  for (const [name, field] of Object.entries(before)) {
    const after = now[name];
    const fieldPath = `${path}.${name}`;
    if (!after) dangers.push({ path: fieldPath, what: 'is gone' });
    else dangers.push(...compareField(fieldPath, field, after));
  }
  for (const [name, field] of Object.entries(now)) {
    if (before[name] || !field.required) continue;
    dangers.push({ path: `${path}.${name}`, what: 'is new and required' });
  }
  return dangers;
}

function compareField(path: string, before: FieldDefinition, now: FieldDefinition): Danger[] {
  if (before.kind !== now.kind) {
    return [{ path, what: `is of the kind ${now.kind} and was ${before.kind}` }];
  }
  const dangers: Danger[] = [];
  const add = (what: string) => dangers.push({ path, what });
  const isLess = (rule: string) => Number(now[rule]) < Number(before[rule]);
  const isMore = (rule: string) => Number(now[rule]) > Number(before[rule]);
  if (demandsMore(before.required, now.required)) add('is required where it was not');
  if (isLess('maxLength')) add('may be less long');
  if (before.multiline && !now.multiline) add('has no lines any more');
  if (now.format !== before.format && now.format !== 'plain')
    add(`must be of the form ${now.format}`);
  if (now.isExact && !before.isExact) add('may not lead to a front page');
  if (isMore('min')) add('has a higher minimum');
  if (isLess('max')) add('has a lower maximum');
  if (now.integer && !before.integer) add('must be whole');
  if (isLess('maxItems')) add('may have fewer items');
  if (now.to !== before.to) add(`refers to ${now.to} and did to ${before.to}`);
  const options = (now.options ?? []) as string[];
  const gone = ((before.options ?? []) as string[]).filter((value) => !options.includes(value));
  if (gone.length > 0) add(`has no option ${gone.join(', ')} any more`);
  if (before.of && now.of) {
    dangers.push(
      ...compareFields(
        path,
        before.of as Record<string, FieldDefinition>,
        now.of as Record<string, FieldDefinition>,
      ),
    );
  }
  return dangers;
}

/** `required` is true or false or, for a bilingual text, the languages that must be filled in. */
function demandsMore(before: unknown, now: unknown): boolean {
  if (!now || now === before || before === 'both') return false;
  return true;
}
