import type { ItemRule, ListField } from '../model/fields/fields.ts';
import type { FieldDefinition, Release, TypeDefinition } from './definitions.ts';

/** A change that makes stored entries invalid unless a migration changes them. */
export interface Danger {
  /** The type or its field, as migrations name it: `news`, `news.author`, `service.forms.file`. */
  path: string;
  /** What changed, after the path: 'is gone'. */
  what: string;
}

type Definitions = Release['types'];
/** An entry or an item of a list: its fields, and what they owe each other. */
type Ruled = Pick<TypeDefinition, 'fields' | 'rules'>;

/**
 * The changes of content types that would make stored entries invalid, or leave old values in their columns. A new
 * field is read as empty from stored entries (model/stored-data.ts), so only a required new field is among these. What
 * code demands and no data says is not seen: docs/releases.md lists it.
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
  for (const rule of newRules(before, now.rules)) add(describeRule(rule));
  // A field that is new is empty in stored entries, which a check allows of each.
  const checked = now.checked.filter(
    (field) => field in before.fields && !before.checked.includes(field),
  );
  if (checked.length > 0) add(`has a check that looks at ${checked.join(', ')} now`);
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
  if (now.inFiveMinutes && !before.inFiveMinutes) add('must be in steps of five minutes');
  if (before.kind === 'list') dangers.push(...compareItems(path, before as Items, now as Items));
  return dangers;
}

/** A list, whose rules hold between the fields of each of its items. */
type Items = FieldDefinition & Pick<ListField, 'once' | 'rules'> & { of: Ruled['fields'] };

function compareItems(path: string, before: Items, now: Items): Danger[] {
  const items = { fields: before.of, rules: before.rules ?? [] };
  const dangers = newRules(items, now.rules ?? []).map((rule) => ({
    path,
    what: describeRule(rule),
  }));
  if (now.once && now.once !== before.once && now.once in before.of) {
    dangers.push({ path, what: `may have each ${now.once} once alone` });
  }
  return [...dangers, ...compareFields(path, before.of, now.of)];
}

/** The rules that nothing demanded before and that stored values may break. */
function newRules(before: Ruled, now: readonly ItemRule[]): ItemRule[] {
  return now.filter((rule) => {
    if (before.rules.some((old) => demands(old, rule))) return false;
    // Of stored entries, new fields are empty: that breaks no order, and two such fields are together.
    const old = rule.fields.filter((field) => field in before.fields).length;
    if (rule.kind === 'either') return true;
    return rule.kind === 'together' ? old > 0 : old === 2;
  });
}

/** Whether whatever keeps one rule keeps the other. */
function demands(one: ItemRule, other: ItemRule): boolean {
  if (one.fields.join() !== other.fields.join()) return false;
  if (one.kind === 'order' && other.kind === 'order') {
    return one.isStrict === true || !other.isStrict;
  }
  if (one.kind === 'within' && other.kind === 'within') return one.days <= other.days;
  return one.kind === other.kind;
}

function describeRule({ kind, fields }: ItemRule): string {
  return `demands more of ${fields.join(' and ')} (${kind})`;
}

/** `required` is true or false or, for a bilingual text, the languages that must be filled in. */
function demandsMore(before: unknown, now: unknown): boolean {
  if (!now || now === before || before === 'both') return false;
  return true;
}
