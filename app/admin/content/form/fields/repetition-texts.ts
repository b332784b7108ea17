import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import type { Step } from '../../../../../domain/time/repetition.ts';

/** What the field of a repetition says. */
export const REPETITION_TEXTS = {
  how: { el: 'Πώς επαναλαμβάνεται', en: 'How it repeats' },
  not: { el: 'Δεν επαναλαμβάνεται', en: 'It does not repeat' },
  interval: { el: 'Κάθε πόσο', en: 'How often' },
  days: { el: 'Ποιες ημέρες', en: 'On which days' },
  which: { el: 'Ποια ημέρα', en: 'On which day' },
  until: { el: 'Έως και', en: 'Until and including' },
  startFirst: {
    el: 'Συμπληρώστε πρώτα την έναρξη, για να φανούν οι ημερομηνίες.',
    en: 'Fill in the start first, and the dates will appear here.',
  },
  dates: { el: 'Οι ημερομηνίες', en: 'The dates' },
  showAll: { el: 'Όλες οι ημερομηνίες', en: 'All dates' },
  skip: { el: 'Να μη γίνει', en: 'Leave out' },
  hold: { el: 'Να γίνει', en: 'Hold it after all' },
  isSkipped: { el: 'δεν γίνεται', en: 'left out' },
  movedTo: { el: 'γίνεται', en: 'takes place' },
} as const satisfies Record<string, Bilingual>;

export const STEP_LABELS: Record<Step, Bilingual> = {
  day: { el: 'Κάθε ημέρα', en: 'Every day' },
  week: { el: 'Κάθε εβδομάδα', en: 'Every week' },
  month: { el: 'Κάθε μήνα', en: 'Every month' },
  year: { el: 'Κάθε χρόνο', en: 'Every year' },
};

const UNITS: Record<Step, Bilingual> = {
  day: { el: 'ημέρες', en: 'days' },
  week: { el: 'εβδομάδες', en: 'weeks' },
  month: { el: 'μήνες', en: 'months' },
  year: { el: 'χρόνια', en: 'years' },
};

export function intervalLabel(every: Step, interval: number): Bilingual {
  if (interval === 1) return STEP_LABELS[every];
  return {
    el: `Κάθε ${interval} ${UNITS[every].el}`,
    en: `Every ${interval} ${UNITS[every].en}`,
  };
}

export function countLabel(count: number): Bilingual {
  return count === 1
    ? { el: '1 ημερομηνία', en: '1 date' }
    : { el: `${count} ημερομηνίες`, en: `${count} dates` };
}
