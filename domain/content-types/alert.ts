import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  choice,
  dateTime,
  link,
  list,
  reference,
} from '../content/model/fields/field-builders.ts';
import type { FieldMessages } from '../errors.ts';
import { faultOfTime } from '../time/fault-of-time.ts';

/** How serious a warning is, the least first. */
export const SEVERITIES = [
  { value: 'information', label: { el: 'Ενημέρωση', en: 'Information' } },
  { value: 'warning', label: { el: 'Προειδοποίηση', en: 'Warning' } },
  { value: 'emergency', label: { el: 'Έκτακτη ανάγκη', en: 'Emergency' } },
] as const;

export type Severity = (typeof SEVERITIES)[number]['value'];

/** What a warning is about; each kind has a template (domain/alerts/templates.ts). */
export const ALERT_KINDS = [
  { value: 'fire', label: { el: 'Πυρκαγιά', en: 'Fire' } },
  { value: 'flood', label: { el: 'Πλημμύρα', en: 'Flood' } },
  { value: 'earthquake', label: { el: 'Σεισμός', en: 'Earthquake' } },
  { value: 'heat', label: { el: 'Καύσωνας', en: 'Heat' } },
  { value: 'snow', label: { el: 'Χιόνι και παγετός', en: 'Snow and ice' } },
  { value: 'water', label: { el: 'Διακοπή νερού', en: 'Water cut' } },
  { value: 'road', label: { el: 'Κλειστός δρόμος', en: 'Road closed' } },
  { value: 'other', label: { el: 'Άλλο', en: 'Other' } },
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number]['value'];

/** The longest time for which a warning may be shown: one that nobody ends must not stay until nobody reads any. */
const LONGEST_ALERT_DAYS = 14;

const TIMES = ['startsAt', 'endsAt'];

/** Lists compare local times: one that does not exist would end a warning before its moment has come. */
function checkTimes(data: Record<string, unknown>): FieldMessages {
  return Object.fromEntries(
    TIMES.flatMap((name) => {
      const local = data[name];
      const fault = typeof local === 'string' ? faultOfTime(local) : undefined;
      return fault ? [[name, fault]] : [];
    }),
  );
}

/** A warning to residents: shown over every page from its start to its end. */
export const alert = defineContentType({
  name: 'alert',
  label: {
    one: { el: 'Προειδοποίηση', en: 'Warning' },
    many: { el: 'Προειδοποιήσεις', en: 'Warnings' },
    new: { el: 'Νέα προειδοποίηση', en: 'New warning' },
  },
  description: {
    el: 'Εμφανίζονται πάνω από κάθε σελίδα, από την έναρξη ως τη λήξη τους. Για κάτι επείγον πατήστε «Προειδοποίηση προς τους κατοίκους» στην επισκόπηση.',
    en: 'Shown above every page, from their start to their end. For something urgent use ‘Warn residents’ on the dashboard.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'el', maxLength: 120 }),
    severity: choice({ el: 'Σοβαρότητα', en: 'Severity' }, SEVERITIES),
    kind: choice({ el: 'Είδος', en: 'Kind' }, ALERT_KINDS),
    description: bilingualText(
      { el: 'Τι συμβαίνει', en: 'What is happening' },
      { required: 'el', multiline: true, maxLength: 600 },
    ),
    instruction: bilingualText(
      { el: 'Τι να κάνετε', en: 'What to do' },
      { multiline: true, maxLength: 800 },
    ),
    units: list(
      { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
      { unit: reference({ el: 'Ενότητα', en: 'Unit' }, 'unit', { required: true }) },
      {
        hint: {
          el: 'Κενό όταν αφορά όλο τον Δήμο.',
          en: 'Empty when it concerns the whole municipality.',
        },
        maxItems: 12,
      },
    ),
    startsAt: dateTime({ el: 'Έναρξη', en: 'Starts' }, { required: true }),
    endsAt: dateTime(
      { el: 'Λήξη', en: 'Ends' },
      {
        required: true,
        hint: {
          el: 'Τότε φεύγει μόνη της από τις σελίδες. Το πολύ 14 ημέρες μετά την έναρξη.',
          en: 'It then leaves the pages by itself. At most 14 days after the start.',
        },
      },
    ),
    link: link({ el: 'Σύνδεσμος για περισσότερα', en: 'Link to more' }),
  },
  rules: [
    { kind: 'order', fields: ['startsAt', 'endsAt'], error: 'endsAfterStart', isStrict: true },
    {
      kind: 'within',
      fields: ['startsAt', 'endsAt'],
      error: 'endsWithinDays',
      days: LONGEST_ALERT_DAYS,
    },
  ],
  check: { fields: TIMES, find: checkTimes },
  promoted: { title: 'title', date: 'endsAt', category: 'severity' },
  search: { place: 0, endsAtDate: true },
  admin: { group: 'current', place: 3 },
  order: 'newest',
  address: '/alerts/:slug',
  skipsReview: true,
});
