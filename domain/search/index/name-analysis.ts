import { createHash } from 'node:crypto';
import { emptyData } from '../../content/model/content-type.ts';
import type { Field, Fields } from '../../content/model/fields/fields.ts';
import { promotedColumns } from '../../content/model/promoted-columns.ts';
import { CONTENT_TYPES } from '../../content-types/all.ts';

/** What the analysis treats in a way of its own: accents, sigmas, acronyms, numbers, signs, letters of others. */
const TEXT =
  'Ἁγία Ϊόνιος ΰλη ΟΔΟΣ KEΠ 1o \u2206ήμος κάδος Δ.Σ. Β&Β 26910-22222 (+30) «λ/σμός» École Straße ½ ﬁ 13/7/2025 12-13/07/2025 13 Ιουλίου 2025 July 14, 2025 Decision 12 2024';
const MONTHS = 12;

/**
 * A short name for what this code makes of entries for the search: of an example of each content type, and of one in
 * each month of a type that says more of its entries than their texts. The same code gives the same name, so that
 * nobody has to remember to change a number.
 */
export function nameAnalysis(): string {
  const hash = createHash('sha256');
  for (const type of CONTENT_TYPES) {
    for (let at = 0; at < (type.search?.also ? MONTHS : 1); at++) {
      hash.update(promotedColumns(type, exampleData(type.fields, at)).search_text);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function exampleData(fields: Fields, at: number): Record<string, unknown> {
  const empty = emptyData(fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, exampleOf(field, at) ?? empty[name]]),
  );
}

function exampleOf(field: Field, at: number): unknown {
  const day = `2024-${String(at + 1).padStart(2, '0')}-15`;
  switch (field.kind) {
    case 'text':
      return field.format === 'time' ? '18:00' : TEXT;
    case 'bilingualText':
      return { el: TEXT, en: TEXT };
    case 'richText':
      return { el: `<p>${TEXT}</p>`, en: `<ul><li>${TEXT}</li></ul>` };
    case 'date':
      return day;
    case 'dateTime':
      return `${day}T18:00`;
    case 'choice':
      return field.options[at % field.options.length]?.value;
    case 'list':
      return [exampleData(field.of, at)];
    default:
      return undefined;
  }
}
