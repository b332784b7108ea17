import type { Entry } from '../../../domain/content/model/entry.ts';
import { TENDER_STATES, type TenderState, tender } from '../../../domain/content-types/tender.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { stateOfTender } from '../../../domain/tenders/tender-state.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { timeOfDay } from '../../../domain/time/calendar.ts';
import { formatDateWithWeekday, formatEuro } from '../../i18n/dates.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import type { BadgeTone } from '../../ui/pieces/badge.tsx';

const TONES: Record<TenderState, BadgeTone> = {
  open: 'olive',
  closed: 'sand',
  awarded: 'sea',
  cancelled: 'terracotta',
};

/** What lists, news and the page of a tender show of it, in words: the one place where its facts are written. */
export function viewTender(entry: Entry<typeof tender>, now: Date, language: Language) {
  const { data } = entry;
  const state = stateOfTender(data, now);
  const deadline = data.deadline ?? '';
  return {
    path: entryPath('tender', entry),
    title: localise(data.title, language),
    summary: localise(data.summary, language),
    number: data.number,
    kind: labelOf(tender.fields.kind.options, data.kind, language),
    state: { words: labelOf(TENDER_STATES, state, language), tone: TONES[state] },
    isOpen: state === 'open',
    budget: data.budget === null ? '' : formatEuro(data.budget, language),
    deadline: {
      /** A local time, `YYYY-MM-DDTHH:MM`. */
      at: deadline,
      words: deadline && `${formatDateWithWeekday(deadline, language)}, ${timeOfDay(deadline)}`,
    },
  };
}

export type TenderView = ReturnType<typeof viewTender>;

function labelOf(
  options: readonly { value: string; label: Bilingual }[],
  value: string,
  language: Language,
): string {
  const found = options.find((option) => option.value === value);
  return found ? t(found.label, language) : value;
}
