import type { Bilingual } from '../../../text/bilingual.ts';
import { hasSameWords } from '../../../text/same-words.ts';
import type { Fields } from '../fields/fields.ts';
import { isBilingual } from './languages.ts';
import { type Item, textsOfItem } from './languages-of-items.ts';
import { pairItems } from './pair-items.ts';

type Data = Record<string, unknown>;

/**
 * The Greek from which English texts were made, by the path of the text ('title', 'steps.2.step'), where the Greek
 * has changed since. A text that is not among these is in step: its English was made from the Greek that is there.
 */
export type EnglishFrom = Readonly<Record<string, string>>;

/** Data, and from which Greek their English was made. */
export interface Followed {
  data: Data;
  englishFrom: EnglishFrom;
}

/**
 * From which Greek the English of changed data was made. An English text that changes is taken to be made from the
 * Greek beside it. One that stays was made from the Greek that it was made from before.
 */
export function followEnglish(
  fields: Fields,
  before: Followed | undefined,
  after: Data,
): EnglishFrom {
  if (!before) return {};
  const found: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [was, is] = [before.data[name], after[name]];
    if (isBilingual(field)) {
      const from = fromWhat(was as Bilingual, before.englishFrom[name], is as Bilingual, {
        isHtml: field.kind === 'richText',
      });
      if (from) found[name] = from;
    } else if (field.kind === 'list') {
      const { englishFrom } = before;
      const former = { items: was as Item[], englishFrom };
      Object.assign(found, followItems(field.of, former, is as Item[], name));
    }
  }
  return found;
}

function followItems(
  of: Fields,
  former: { items: Item[]; englishFrom: EnglishFrom },
  items: Item[],
  path: string,
): Record<string, string> {
  const found: Record<string, string> = {};
  const parts = of as Parameters<typeof textsOfItem>[0];
  const both = (item: Item) =>
    textsOfItem(parts, item, 'en') &&
    JSON.stringify([textsOfItem(parts, item, 'el'), textsOfItem(parts, item, 'en')]);
  const pairs = pairItems(items, former.items, [
    both,
    (item) => textsOfItem(parts, item, 'en'),
    (item) => textsOfItem(parts, item, 'el'),
  ]);
  for (const [at, item] of items.entries()) {
    const pair = pairs[at];
    if (pair === undefined) continue;
    for (const [name, field] of Object.entries(of)) {
      if (!isBilingual(field)) continue;
      const was = former.items[pair]?.[name] as Bilingual;
      const from = fromWhat(
        was,
        former.englishFrom[`${path}.${pair}.${name}`],
        item[name] as Bilingual,
        {
          isHtml: false,
        },
      );
      if (from) found[`${path}.${at}.${name}`] = from;
    }
  }
  return found;
}

/** The Greek of which a text's English is the translation; undefined where it is the one beside it. */
function fromWhat(
  was: Bilingual,
  from: string | undefined,
  is: Bilingual,
  how: { isHtml: boolean },
): string | undefined {
  if (is.en === '' || is.el === '' || !hasSameWords(was.en, is.en, how)) return undefined;
  const greek = from ?? was.el;
  return greek === '' || hasSameWords(greek, is.el, how) ? undefined : greek;
}

/** The text of a path, or undefined where the data have none there. */
export function textAt(data: Data, path: string): Bilingual | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Data | undefined)?.[name], data);
  return found as Bilingual | undefined;
}

/** Without the texts that a person has declared to be in step: the change of the Greek concerns no translation. */
export function withoutPaths(from: EnglishFrom, paths: readonly string[]): EnglishFrom {
  return Object.fromEntries(Object.entries(from).filter(([path]) => !paths.includes(path)));
}
