import type { EntryData } from '../../content/model/content-type.ts';
import type { synonym } from '../../content-types/synonym.ts';
import { ABBREVIATION_SYNONYMS } from './abbreviation-synonyms.ts';
import { FIRST_SYNONYMS } from './first-synonyms.ts';
import { VISITOR_SYNONYMS } from './visitor-synonyms.ts';

interface Original {
  slug: string;
  isSample: false;
  data: EntryData<typeof synonym>;
}

/** The synonyms with which every site begins, as content. */
export const ORIGINAL_SYNONYMS: Original[] =
  `${FIRST_SYNONYMS}${VISITOR_SYNONYMS}${ABBREVIATION_SYNONYMS}`
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line, at) => {
      const [typed = '', meant = ''] = line.split('>');
      return {
        slug: `first-${at + 1}`,
        isSample: false,
        data: { typed: typed.trim(), meant: meant.trim() },
      };
    });
