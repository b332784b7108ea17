import { bilingualText, date, list, text } from '../../content/model/fields/field-builders.ts';
import type { Bilingual } from '../../text/bilingual.ts';

const time = (label: Bilingual, hint?: Bilingual) =>
  text(label, { format: 'time', inFiveMinutes: true, maxLength: 5, ...(hint && { hint }) });

/** Closed days and other hours, by date (`OpeningException` in domain/time/opening-schedule.ts). */
export const openingExceptions = (label: Bilingual, hint: Bilingual) =>
  list(
    label,
    {
      from: date({ el: 'Ημέρα, ή πρώτη ημέρα', en: 'Day, or first day' }, { required: true }),
      to: date(
        { el: 'Τελευταία ημέρα', en: 'Last day' },
        {
          hint: {
            el: 'Οι ώρες περισσότερων ημερών δεν ανοίγουν την υπηρεσία σε αργίες και σε ημέρες της εβδομάδας που είναι κλειστή. Όπου ισχύουν δύο εγγραφές, υπερισχύει εκείνη με τις λιγότερες ημέρες.',
            en: 'Hours of several days do not open an office on public holidays, or on days of the week on which it is closed. Where two entries apply, the one for fewer days counts.',
          },
        },
      ),
      opens: time(
        { el: 'Ανοίγει', en: 'Opens' },
        { el: 'Κενό όταν είναι κλειστά.', en: 'Empty when closed.' },
      ),
      closes: time({ el: 'Κλείνει', en: 'Closes' }),
      reason: bilingualText({ el: 'Λόγος', en: 'Reason' }, { maxLength: 120 }),
    },
    {
      hint,
      maxItems: 60,
      rules: [
        { kind: 'order', fields: ['from', 'to'], error: 'lastDayAfterFirst' },
        { kind: 'together', fields: ['opens', 'closes'], error: 'bothTimes' },
        { kind: 'order', fields: ['opens', 'closes'], error: 'closesAfterOpens', isStrict: true },
      ],
    },
  );
