import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import {
  type EnglishFrom,
  followEnglish,
  textAt,
} from '../../../../domain/content/model/languages/english-from.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import type { EntryValues } from '../entry-values.ts';

/** The stored entry from which the values of a form began. */
interface Before {
  stored: EntryValues;
  englishFrom: EnglishFrom;
}

/** Whether somebody has said that the English of a text fits its Greek as both are now. */
function isDeclared(values: EntryValues, path: string): boolean {
  const text = textAt(values, path);
  return (values.$inStep ?? []).some(({ el, en }) => el === text?.el && en === text.en);
}

function follow(type: ContentType, { stored, englishFrom }: Before, values: EntryValues) {
  return Object.entries(followEnglish(type.fields, { data: stored, englishFrom }, values));
}

/** The Greek from which English texts of a form were made, by their paths, where the Greek says something else now. */
export function findBehind(type: ContentType, before: Before, values: EntryValues): EnglishFrom {
  const found = follow(type, before, values).filter(([path]) => !isDeclared(values, path));
  return Object.fromEntries(found);
}

/** The paths of the texts that are in step because somebody said so, for the API. */
export function findDeclared(type: ContentType, before: Before, values: EntryValues): string[] {
  return follow(type, before, values).flatMap(([path]) => (isDeclared(values, path) ? [path] : []));
}

/** The values once somebody has said that the English of a text fits its Greek. */
export function declareInStep(values: EntryValues, path: string): Bilingual[] {
  const text = textAt(values, path);
  return text ? [...(values.$inStep ?? []), { el: text.el, en: text.en }] : (values.$inStep ?? []);
}
