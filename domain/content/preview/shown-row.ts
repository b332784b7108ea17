import type { EntryTable } from '../../../database/tables.ts';
import { type Bilingual, LANGS, type Lang } from '../../text/bilingual.ts';
import { dayInGreece } from '../../time/greek-time.ts';
import type { ContentType } from '../model/content-type.ts';
import { changeWorking, copyColumns, publishCopies, readCopies } from '../model/copies.ts';

const UNTITLED: Bilingual = { el: '(χωρίς τίτλο)', en: '(no title)' };

/**
 * The row of an entry as it would be if its data were published at that moment, in those languages, or each as far as
 * it is written. What decides where an entry is shown is filled in where it is still missing, since without it no
 * screen would show the entry at all.
 */
export function shownRow(
  type: ContentType,
  row: EntryTable,
  data: Record<string, unknown>,
  { now, languages = LANGS }: { now: Date; languages?: readonly Lang[] | undefined },
): EntryTable {
  const whole = { ...data, ...missingPlace(type, data, now) };
  const copies = changeWorking(type, readCopies(type, row), whole);
  return {
    ...row,
    ...copyColumns(type, publishCopies(type, copies, languages)),
    published_at: row.published_at ?? now.toISOString(),
    updated_at: now.toISOString(),
    public_since: now.toISOString(),
    publish_at: null,
    publish_by: null,
    deleted_at: null,
  };
}

/** Stand-ins for the title, the date and the category, as far as they are empty. */
function missingPlace(
  type: ContentType,
  data: Record<string, unknown>,
  now: Date,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const { title, date, category } = type.promoted;
  const named = data[title] as string | Bilingual;
  if (typeof named === 'string') {
    if (!named) found[title] = UNTITLED.el;
  } else if (!named.el && !named.en) found[title] = UNTITLED;
  const today = dayInGreece(now);
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind === 'dateTime' && field.required && data[name] === null) {
      found[name] = `${today}T00:00`;
    }
  }
  if (date && data[date] === null) {
    found[date] = type.fields[date]?.kind === 'dateTime' ? `${today}T23:59` : today;
  }
  const choice = category ? type.fields[category] : undefined;
  if (category && choice?.kind === 'choice' && choice.required && data[category] === null) {
    found[category] = choice.options[0]?.value;
  }
  return found;
}
