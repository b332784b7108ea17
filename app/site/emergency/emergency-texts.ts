import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** What the page for an emergency says. */
export const EMERGENCY_TEXTS = {
  lead: {
    el: 'Αριθμοί πρώτης ανάγκης, τι να κάνετε και χώροι καταφυγής. Η σελίδα ανοίγει και χωρίς σύνδεση, αφού την έχετε δει μία φορά.',
    en: 'Emergency numbers, what to do and assembly points. The page opens without a connection too, once you have seen it.',
  },
  call: { el: 'Καλέστε', en: 'Call' },
  own: { el: 'Δήμος', en: 'The municipality' },
  doing: { el: 'Τι να κάνετε', en: 'What to do' },
  points: { el: 'Χώροι καταφυγής', en: 'Assembly points' },
  pointsLead: {
    el: 'Ανοιχτοί χώροι όπου συγκεντρώνεστε μετά από σεισμό ή αν σας ζητηθεί να απομακρυνθείτε.',
    en: 'Open places to gather after an earthquake, or when you are told to leave.',
  },
  sample: { el: 'δείγμα', en: 'sample' },
  asOf: { el: 'Όπως ίσχυε', en: 'As of' },
  site: { el: 'Ο ιστότοπος του Δήμου', en: 'The municipality’s website' },
  everything: { el: 'Όλες οι σελίδες του ιστοτόπου', en: 'Every page of the website' },
  alerts: { el: 'Όλες οι προειδοποιήσεις', en: 'All warnings' },
  noAlerts: {
    el: 'Δεν ισχύει καμία προειδοποίηση του Δήμου.',
    en: 'No warning of the municipality is in force.',
  },
};

/** The numbers of the State's services, free from every phone. */
export const NUMBERS: readonly { number: string; label: Bilingual }[] = [
  {
    number: '112',
    label: {
      el: 'Κάθε επείγον, και χωρίς σήμα του δικτύου σας',
      en: 'Any emergency, in English too',
    },
  },
  { number: '100', label: { el: 'Αστυνομία', en: 'Police' } },
  { number: '166', label: { el: 'ΕΚΑΒ, ασθενοφόρο', en: 'Ambulance' } },
  { number: '199', label: { el: 'Πυροσβεστική', en: 'Fire service' } },
  { number: '108', label: { el: 'Λιμενικό', en: 'Coast guard' } },
];

/** What to do, by the advice of the General Secretariat for Civil Protection (civilprotection.gov.gr). */
export const ADVICE: readonly { title: Bilingual; lines: readonly Bilingual[] }[] = [
  {
    title: { el: 'Πυρκαγιά', en: 'Fire' },
    lines: [
      {
        el: 'Καλέστε το 199 ή το 112 και πείτε πού είστε.',
        en: 'Call 199 or 112 and say where you are.',
      },
      {
        el: 'Αν σας ζητηθεί να φύγετε, φύγετε αμέσως, από τον δρόμο που σας λένε.',
        en: 'If you are told to leave, leave at once, by the road you are told.',
      },
      {
        el: 'Αν μείνετε μέσα: κλείστε πόρτες, παράθυρα και παντζούρια, βάλτε βρεγμένα πανιά στις χαραμάδες.',
        en: 'If you stay inside: close doors, windows and shutters, and put wet cloths in the gaps.',
      },
      {
        el: 'Μην προχωράτε με το αυτοκίνητο μέσα σε πυκνό καπνό.',
        en: 'Do not drive into thick smoke.',
      },
    ],
  },
  {
    title: { el: 'Πλημμύρα', en: 'Flood' },
    lines: [
      {
        el: 'Φύγετε από υπόγεια και ανεβείτε ψηλότερα.',
        en: 'Leave basements and go higher up.',
      },
      {
        el: 'Μη διασχίζετε χείμαρρο ή πλημμυρισμένο δρόμο, ούτε πεζοί ούτε με όχημα.',
        en: 'Do not cross a stream or a flooded road, on foot or by car.',
      },
      {
        el: 'Αν το όχημα σταματήσει στο νερό, αφήστε το και ανεβείτε ψηλά.',
        en: 'If the car stops in water, leave it and climb higher.',
      },
      {
        el: 'Κλείστε το ρεύμα αν μπορείτε χωρίς να πατήσετε σε νερό.',
        en: 'Switch off the electricity if you can without stepping in water.',
      },
    ],
  },
  {
    title: { el: 'Σεισμός', en: 'Earthquake' },
    lines: [
      {
        el: 'Στη δόνηση: γονατίστε κάτω από γερό τραπέζι και κρατήστε το πόδι του.',
        en: 'While it shakes: kneel under a strong table and hold its leg.',
      },
      {
        el: 'Μείνετε μακριά από τζάμια, ράφια και μπαλκόνια. Μην τρέξετε έξω.',
        en: 'Keep away from glass, shelves and balconies. Do not run outside.',
      },
      {
        el: 'Μετά: κλείστε ρεύμα, νερό και αέριο και βγείτε από τις σκάλες, όχι με ανελκυστήρα.',
        en: 'Then: turn off electricity, water and gas, and leave by the stairs, not the lift.',
      },
      {
        el: 'Πηγαίνετε σε χώρο καταφυγής. Στην ακτή, απομακρυνθείτε προς τα ψηλά.',
        en: 'Go to an assembly point. On the coast, move to higher ground.',
      },
    ],
  },
  {
    title: { el: 'Καύσωνας', en: 'Heat' },
    lines: [
      {
        el: 'Μείνετε σε δροσερό χώρο από τις 12 ως τις 6 το απόγευμα.',
        en: 'Stay somewhere cool from noon to six.',
      },
      {
        el: 'Πίνετε συχνά νερό. Αποφύγετε αλκοόλ και βαριά γεύματα.',
        en: 'Drink water often. Avoid alcohol and heavy meals.',
      },
      {
        el: 'Επικοινωνείτε με ηλικιωμένους που ζουν μόνοι.',
        en: 'Keep in touch with older people who live alone.',
      },
      {
        el: 'Λιποθυμία, σύγχυση, πυρετός: καλέστε το 166.',
        en: 'Fainting, confusion, fever: call 166.',
      },
    ],
  },
];
