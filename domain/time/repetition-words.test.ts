import { expect, test } from 'vitest';
import { STEPS } from './repetition.ts';
import { describeDay, describeRule } from './repetition-words.ts';

const rule = { interval: 1, weekdays: [] as number[], nth: null, until: null };
const DAYS = {
  el: ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const FEMININE = ['την πρώτη', 'τη δεύτερη', 'την τρίτη', 'την τέταρτη', 'την τελευταία'];
const NEUTER = ['το πρώτο', 'το δεύτερο', 'το τρίτο', 'το τέταρτο', 'το τελευταίο'];
const ENGLISH = ['first', 'second', 'third', 'fourth', 'last'];

test('each weekday has its name and its gender, and each place in a month its word', () => {
  for (const [at, day] of DAYS.el.entries()) {
    const weekdays = [at + 1];
    const weekly = { ...rule, every: 'week' as const, weekdays };
    expect(describeRule(weekly, null, 'el')).toBe(`Κάθε ${day}`);
    expect(describeRule(weekly, null, 'en')).toBe(`Every ${DAYS.en[at]}`);
    for (const [place, nth] of ([1, 2, 3, 4, -1] as const).entries()) {
      const monthly = { ...rule, every: 'month' as const, weekdays, nth };
      const words = day === 'Σάββατο' ? NEUTER : FEMININE;
      expect(describeDay(monthly, '2026-09-01', 'el')).toBe(`${words[place]} ${day}`);
      expect(describeDay(monthly, '2026-09-01', 'en')).toBe(
        `on the ${ENGLISH[place]} ${DAYS.en[at]}`,
      );
    }
  }
});

test('each step has its words, alone and several at once', () => {
  const words = (interval: number, lang: 'el' | 'en') =>
    STEPS.map((every) => describeRule({ ...rule, every, interval }, null, lang));
  expect(words(1, 'el')).toEqual(['Κάθε ημέρα', 'Κάθε εβδομάδα', 'Κάθε μήνα', 'Κάθε χρόνο']);
  expect(words(3, 'el')).toEqual([
    'Κάθε 3 ημέρες',
    'Κάθε 3 εβδομάδες',
    'Κάθε 3 μήνες',
    'Κάθε 3 χρόνια',
  ]);
  expect(words(1, 'en')).toEqual(['Every day', 'Every week', 'Every month', 'Every year']);
  expect(words(3, 'en')).toEqual([
    'Every 3 days',
    'Every 3 weeks',
    'Every 3 months',
    'Every 3 years',
  ]);
});
