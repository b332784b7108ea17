import { FILES_TEXTS } from '../files/files-texts.ts';

/** What the services screens say besides their content. */
export const SERVICES_TEXTS = {
  lead: {
    el: 'Τι μπορεί να κάνει ο Δήμος για εσάς.',
    en: 'What the municipality can do for you.',
  },
  all: { el: 'Όλες οι υπηρεσίες', en: 'All services' },
  overviews: { el: 'Βρείτε γρήγορα', en: 'Find it quickly' },
  overviewsLead: {
    el: 'Συγκεντρωμένα ανά ανάγκη: για κατοίκους, για επιχειρήσεις, έντυπα, πληρωμές.',
    en: 'Gathered by need: for residents, for businesses, forms, payments.',
  },
  byTopic: { el: 'Υπηρεσίες ανά θέμα', en: 'Services by topic' },
  topic: { el: 'Θέμα', en: 'Topic' },
  narrow: { el: 'Φίλτρα', en: 'Filters' },
  allTopics: { el: 'Όλα τα θέματα', en: 'All topics' },
  otherTopic: { el: 'Άλλες υπηρεσίες', en: 'Other services' },
  event: { el: 'Γεγονός ζωής', en: 'Life event' },
  allEvents: { el: 'Όλα τα γεγονότα', en: 'All events' },
  group: { el: 'Για ποιους', en: 'For whom' },
  allGroups: { el: 'Για όλους', en: 'For everybody' },
  noneFound: { el: 'Δεν βρέθηκαν υπηρεσίες', en: 'No services found' },
  showAll: { el: 'Όλες οι υπηρεσίες', en: 'All services' },
  none: { el: 'Δεν υπάρχουν ακόμη υπηρεσίες', en: 'There are no services yet' },
  noneText: {
    el: 'Γράψτε μας τι χρειάζεστε και θα σας πούμε ποιος μπορεί να βοηθήσει.',
    en: 'Write to us and we will tell you who can help.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact us' },
};

/** What the glossary says besides its terms. */
export const GLOSSARY_TEXTS = {
  lead: {
    el: 'Λέξεις που λέει η διοίκηση, με απλά λόγια.',
    en: 'The words of Greek administration, in plain language.',
  },
  also: { el: 'Λέγεται και', en: 'Also called' },
  more: { el: 'Περισσότερα', en: 'More about it' },
  empty: { el: 'Δεν υπάρχουν ακόμη όροι.', en: 'There are no terms yet.' },
};

/** What the questions about all services say besides them. */
export const QUESTIONS_TEXTS = {
  lead: {
    el: 'Όσα μας ρωτούν πιο συχνά για τις υπηρεσίες του Δήμου.',
    en: 'What we are asked most often about the services of the municipality.',
  },
  service: { el: 'Όλα για την υπηρεσία', en: 'All about this service' },
  empty: { el: 'Δεν υπάρχουν ακόμη ερωτήσεις', en: 'There are no questions yet' },
  emptyText: {
    el: 'Ρωτήστε μας ό,τι χρειάζεστε και θα σας απαντήσουμε.',
    en: 'Ask us whatever you need to know and we will reply.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact us' },
};

/** The headings of a service's page. */
export const SERVICE_TEXTS = {
  ...FILES_TEXTS,
  atAGlance: { el: 'Με μια ματιά', en: 'At a glance' },
  audience: { el: 'Απευθύνεται σε', en: 'For' },
  especially: { el: 'κυρίως', en: 'especially' },
  outcome: { el: 'Τι παίρνετε', en: 'What you get' },
  channels: { el: 'Πώς γίνεται', en: 'How it is done' },
  area: { el: 'Σε ποιες ενότητες', en: 'In which units' },
  suspended: { el: 'Η υπηρεσία δεν παρέχεται τώρα', en: 'This service is suspended' },
  conditions: { el: 'Προϋποθέσεις', en: 'Conditions' },
  inCharge: { el: 'Αρμόδια διεύθυνση', en: 'Department in charge' },
  legalBasis: { el: 'Νομική βάση', en: 'Legal basis' },
  questions: { el: 'Συχνές ερωτήσεις', en: 'Questions and answers' },
  cost: { el: 'Κόστος', en: 'Cost' },
  duration: { el: 'Χρόνος', en: 'How long' },
  online: { el: 'Ηλεκτρονική αίτηση', en: 'Apply online' },
  write: { el: 'Γράψτε μας', en: 'Write to us' },
  call: { el: 'Τηλεφωνήστε:', en: 'Call:' },
  onlineElsewhere: { el: 'Ανοίγει άλλος ιστότοπος', en: 'Opens another website' },
  whatItIs: { el: 'Τι είναι', en: 'What it is' },
  whoCanApply: { el: 'Ποιους αφορά', en: 'Who it is for' },
  whatYouNeed: { el: 'Τι θα χρειαστείτε', en: 'What you need' },
  steps: { el: 'Βήμα προς βήμα', en: 'Step by step' },
  where: { el: 'Πού θα απευθυνθείτε', en: 'Where to go' },
  forms: { el: 'Έντυπα', en: 'Forms to download' },
  related: { el: 'Σχετικά', en: 'Related' },
  ask: {
    el: 'Ρωτήστε μας ή ζητήστε ραντεβού για αυτή την υπηρεσία',
    en: 'Ask us about this service, or for an appointment',
  },
};

/** What the e-services screen says besides its content. */
export const E_SERVICES_TEXTS = {
  lead: {
    el: 'Υποθέσεις που τελειώνουν από το σπίτι.',
    en: 'Things you can get done from home.',
  },
  services: { el: 'Τι μπορείτε να κάνετε', en: 'What you can do' },
  steps: { el: 'Πώς γίνεται', en: 'How it works' },
  none: {
    el: 'Δεν υπάρχουν ακόμη ηλεκτρονικές υπηρεσίες',
    en: 'There are no e-services yet',
  },
};
