import {
  bilingualText,
  choices,
  link,
  list,
  optionalChoice,
  reference,
  richText,
} from '../../content/model/fields/field-builders.ts';
import { CHANNELS, GROUPS, LIFE_EVENTS, TOPICS } from './vocabularies.ts';

/**
 * What a public service is described by beyond its text, after the Core Public Service Vocabulary (CPSV-AP 3.2) and
 * the service sheet of the Modello Comuni: topic, life events and audience, output, area, channel, legal basis,
 * questions and answers.
 */
export const serviceSheet = {
  topic: optionalChoice({ el: 'Θέμα', en: 'Topic' }, TOPICS),
  lifeEvents: choices({ el: 'Πότε τη χρειάζεται κανείς', en: 'When one needs it' }, LIFE_EVENTS, {
    hint: {
      el: 'Οι επισκέπτες βρίσκουν τις υπηρεσίες και ανά γεγονός ζωής.',
      en: 'Visitors find services by life event, too.',
    },
  }),
  groups: choices({ el: 'Ειδικά για', en: 'Made for' }, GROUPS),
  suspended: bilingualText(
    { el: 'Σε αναστολή: γιατί και ως πότε', en: 'Suspended: why and until when' },
    {
      multiline: true,
      maxLength: 400,
      hint: { el: 'Κενό: η υπηρεσία παρέχεται κανονικά.', en: 'Empty: the service is offered.' },
    },
  ),
  outcome: bilingualText(
    { el: 'Τι παίρνετε', en: 'What you get' },
    { multiline: true, maxLength: 400 },
  ),
  channels: choices({ el: 'Πώς γίνεται', en: 'How it is done' }, CHANNELS),
  office: reference({ el: 'Πού γίνεται', en: 'Where it is done' }, 'office'),
  units: list(
    { el: 'Σε ποιες δημοτικές ενότητες', en: 'In which municipal units' },
    {
      unit: reference({ el: 'Δημοτική ενότητα', en: 'Municipal unit' }, 'unit', { required: true }),
    },
    {
      hint: { el: 'Κενό: σε όλο τον Δήμο.', en: 'Empty: in the whole municipality.' },
      maxItems: 12,
      once: 'unit',
    },
  ),
  conditions: richText({ el: 'Προϋποθέσεις', en: 'Conditions' }),
  legalBasis: list(
    { el: 'Νομική βάση', en: 'Legal basis' },
    {
      title: bilingualText(
        { el: 'Νόμος ή απόφαση', en: 'Law or decision' },
        { required: 'el', maxLength: 200 },
      ),
      link: link({ el: 'Σύνδεσμος', en: 'Link' }),
    },
    { maxItems: 12 },
  ),
  questions: list(
    { el: 'Ερωτήσεις και απαντήσεις', en: 'Questions and answers' },
    {
      question: bilingualText(
        { el: 'Ερώτηση', en: 'Question' },
        { required: 'el', maxLength: 200 },
      ),
      answer: bilingualText(
        { el: 'Απάντηση', en: 'Answer' },
        { required: 'el', multiline: true, maxLength: 1000 },
      ),
    },
    { maxItems: 20 },
  ),
};
