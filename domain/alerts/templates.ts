import type { EntryData } from '../content/model/content-type.ts';
import { ALERT_KINDS, type AlertKind, type alert, type Severity } from '../content-types/alert.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { HOUR_MS } from '../time/durations.ts';
import { localTimeInGreece } from '../time/greek-time.ts';
import { momentOf } from './alert-times.ts';

/** What a warning of a kind says unless somebody changes it: true wherever in the municipality it happens. */
export interface AlertTemplate {
  kind: AlertKind;
  severity: Severity;
  title: Bilingual;
  description: Bilingual;
  instruction: Bilingual;
  /** After how many hours it ends, unless somebody says otherwise. */
  hours: number;
}

/** What to do follows the advice of the General Secretariat for Civil Protection (civilprotection.gov.gr). */
export const ALERT_TEMPLATES: readonly AlertTemplate[] = [
  {
    kind: 'fire',
    severity: 'emergency',
    title: { el: 'Πυρκαγιά στην περιοχή', en: 'Fire in the area' },
    description: {
      el: 'Πυρκαγιά βρίσκεται σε εξέλιξη. Οι δυνάμεις της Πυροσβεστικής επιχειρούν.',
      en: 'A fire is burning. The fire service is at work.',
    },
    instruction: {
      el: 'Μείνετε μακριά από την περιοχή και αφήστε τους δρόμους ελεύθερους. Κλείστε πόρτες και παράθυρα. Ακολουθήστε τις οδηγίες των αρχών. Αν κινδυνεύετε, καλέστε το 112 ή το 199.',
      en: 'Keep away from the area and leave the roads clear. Close doors and windows. Follow the instructions of the authorities. If you are in danger, call 112 or 199.',
    },
    hours: 12,
  },
  {
    kind: 'flood',
    severity: 'emergency',
    title: { el: 'Πλημμυρικά φαινόμενα', en: 'Flooding' },
    description: {
      el: 'Δρόμοι και χαμηλά σημεία πλημμυρίζουν από την έντονη βροχή.',
      en: 'Roads and low-lying places are flooding after heavy rain.',
    },
    instruction: {
      el: 'Μη διασχίζετε χείμαρρους και πλημμυρισμένους δρόμους, ούτε πεζοί ούτε με όχημα. Φύγετε από υπόγεια και ανεβείτε ψηλότερα. Αν κινδυνεύετε, καλέστε το 112 ή το 199.',
      en: 'Do not cross streams or flooded roads, on foot or by car. Leave basements and go higher up. If you are in danger, call 112 or 199.',
    },
    hours: 12,
  },
  {
    kind: 'earthquake',
    severity: 'warning',
    title: { el: 'Σεισμός', en: 'Earthquake' },
    description: {
      el: 'Έγινε αισθητός ισχυρός σεισμός. Μπορεί να ακολουθήσουν μετασεισμοί.',
      en: 'A strong earthquake was felt. Aftershocks may follow.',
    },
    instruction: {
      el: 'Μη μένετε σε κτίρια με βλάβες. Πηγαίνετε σε ανοιχτό χώρο, μακριά από όψεις κτιρίων και καλώδια. Μη χρησιμοποιείτε ανελκυστήρα. Αν κάποιος κινδυνεύει, καλέστε το 112.',
      en: 'Do not stay in damaged buildings. Go to an open space, away from façades and cables. Do not use lifts. If somebody is in danger, call 112.',
    },
    hours: 24,
  },
  {
    kind: 'heat',
    severity: 'warning',
    title: { el: 'Καύσωνας', en: 'Heatwave' },
    description: {
      el: 'Αναμένονται πολύ υψηλές θερμοκρασίες.',
      en: 'Very high temperatures are expected.',
    },
    instruction: {
      el: 'Μείνετε σε δροσερό χώρο τις μεσημβρινές ώρες, πίνετε νερό και αποφύγετε την έκθεση στον ήλιο. Φροντίστε ηλικιωμένους και μικρά παιδιά. Σε λιποθυμία ή σύγχυση καλέστε το 166.',
      en: 'Stay somewhere cool around midday, drink water and keep out of the sun. Look after elderly people and small children. If somebody faints or is confused, call 166.',
    },
    hours: 48,
  },
  {
    kind: 'snow',
    severity: 'warning',
    title: { el: 'Χιονόπτωση και παγετός', en: 'Snow and ice' },
    description: {
      el: 'Οι ορεινοί δρόμοι έχουν χιόνι ή πάγο.',
      en: 'There is snow or ice on the mountain roads.',
    },
    instruction: {
      el: 'Αποφύγετε τις μετακινήσεις που μπορούν να περιμένουν. Αν είναι ανάγκη, οδηγήστε με αλυσίδες ή χιονολάστιχα.',
      en: 'Avoid journeys that can wait. If you must travel, use snow chains or winter tyres.',
    },
    hours: 24,
  },
  {
    kind: 'water',
    severity: 'information',
    title: { el: 'Διακοπή νερού', en: 'Water cut' },
    description: {
      el: 'Το νερό έχει διακοπεί λόγω βλάβης στο δίκτυο. Τα συνεργεία εργάζονται για την αποκατάσταση.',
      en: 'The water is cut off because of a fault in the network. Crews are working to restore it.',
    },
    instruction: {
      el: 'Όταν επανέλθει, αφήστε τη βρύση να τρέξει λίγο πριν από την πρώτη χρήση.',
      en: 'When it is back, let the tap run for a moment before the first use.',
    },
    hours: 6,
  },
  {
    kind: 'road',
    severity: 'information',
    title: { el: 'Κλειστός δρόμος', en: 'Road closed' },
    description: {
      el: 'Ο δρόμος είναι κλειστός για όλα τα οχήματα.',
      en: 'The road is closed to all vehicles.',
    },
    instruction: {
      el: 'Χρησιμοποιήστε άλλη διαδρομή και ακολουθήστε τη σήμανση.',
      en: 'Take another route and follow the signs.',
    },
    hours: 6,
  },
  {
    kind: 'other',
    severity: 'warning',
    title: { el: '', en: '' },
    description: { el: '', en: '' },
    instruction: { el: '', en: '' },
    hours: 12,
  },
];

/** The local time so many hours after another, on the full hour that follows. */
export function endAfter(local: string, hours: number): string {
  const moment = momentOf(local).getTime() + hours * HOUR_MS;
  return localTimeInGreece(new Date(Math.ceil(moment / HOUR_MS) * HOUR_MS));
}

/** A whole warning of a kind for the whole municipality, from a local time on. */
export function fromTemplate(kind: AlertKind, startsAt: string): EntryData<typeof alert> {
  const template = ALERT_TEMPLATES.find((one) => one.kind === kind);
  if (!template) throw new Error(`There is no template for ${kind}.`);
  const { severity, title, description, instruction, hours } = template;
  const endsAt = endAfter(startsAt, hours);
  return { title, severity, kind, description, instruction, units: [], startsAt, endsAt, link: '' };
}

/** The kind of that name, or undefined. */
export function findKind(name: string | null): AlertKind | undefined {
  return ALERT_KINDS.find(({ value }) => value === name)?.value;
}
