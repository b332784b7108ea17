import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  boolean,
  choice,
  file,
  link,
  list,
  reference,
  richText,
} from '../content/model/fields/field-builders.ts';
import { attachments, gallery } from '../content/model/fields/media-lists.ts';
import { serviceSheet } from './parts/service-fields.ts';

/** The icons a service may carry: those of the specification (section 3), and some more. */
export const SERVICE_ICONS = [
  { value: 'FileText', label: { el: 'Έγγραφο', en: 'Document' } },
  { value: 'Building', label: { el: 'Κτίριο', en: 'Building' } },
  { value: 'Users', label: { el: 'Άνθρωποι', en: 'People' } },
  { value: 'Landmark', label: { el: 'Δημαρχείο', en: 'Town hall' } },
  { value: 'Home', label: { el: 'Σπίτι', en: 'Home' } },
  { value: 'Briefcase', label: { el: 'Επιχείρηση', en: 'Business' } },
  { value: 'Bus', label: { el: 'Λεωφορείο', en: 'Bus' } },
  { value: 'BookOpen', label: { el: 'Βιβλίο', en: 'Book' } },
  { value: 'Child', label: { el: 'Παιδί', en: 'Child' } },
  // Nine are too few for a page of services: these keep two subjects from sharing one.
  { value: 'Person', label: { el: 'Πρόσωπο', en: 'Person' } },
  { value: 'Mail', label: { el: 'Γράμμα', en: 'Letter' } },
  { value: 'Mountain', label: { el: 'Βουνό', en: 'Mountain' } },
  { value: 'Stamp', label: { el: 'Σφραγίδα', en: 'Stamp' } },
  { value: 'Download', label: { el: 'Λήψη', en: 'Download' } },
  { value: 'Coins', label: { el: 'Χρήματα', en: 'Money' } },
] as const;

/** What the municipality does for people, and everything needed to get it. */
export const service = defineContentType({
  name: 'service',
  label: {
    one: { el: 'Υπηρεσία', en: 'Service' },
    many: { el: 'Υπηρεσίες', en: 'Services' },
    new: { el: 'Νέα υπηρεσία', en: 'New service' },
  },
  description: {
    el: 'Οι σελίδες υπηρεσιών: τι είναι, ποιους αφορά, δικαιολογητικά, κόστος, χρόνος.',
    en: 'Service pages: what it is, who it is for, what is needed, cost, time.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Σύντομη περιγραφή', en: 'Short description' },
      { required: 'both', multiline: true, maxLength: 400 },
    ),
    icon: choice({ el: 'Εικονίδιο', en: 'Icon' }, SERVICE_ICONS),
    listed: boolean(
      { el: 'Στις κάρτες υπηρεσιών', en: 'Among the service cards' },
      {
        hint: {
          el: 'Οι έξι πρώτες κάρτες εμφανίζονται και στην αρχική σελίδα.',
          en: 'The first six cards are on the home page too.',
        },
      },
    ),
    link: link(
      { el: 'Σύνδεσμος της κάρτας', en: 'Link of the card' },
      {
        hint: {
          el: 'Κενό: η σελίδα της ίδιας της υπηρεσίας.',
          en: 'Empty: the page of the service itself.',
        },
      },
    ),
    audience: choice({ el: 'Απευθύνεται σε', en: 'For' }, [
      { value: 'everyone', label: { el: 'Όλους', en: 'Everyone' } },
      { value: 'citizens', label: { el: 'Πολίτες', en: 'Residents' } },
      { value: 'businesses', label: { el: 'Επιχειρήσεις', en: 'Businesses' } },
    ]),
    ...serviceSheet,
    content: richText({ el: 'Τι είναι', en: 'What it is' }),
    whoCanApply: richText({ el: 'Ποιους αφορά', en: 'Who it is for' }),
    whatYouNeed: list(
      { el: 'Δικαιολογητικά', en: 'What you need' },
      {
        item: bilingualText(
          { el: 'Δικαιολογητικό', en: 'Item' },
          { required: 'el', maxLength: 400 },
        ),
      },
    ),
    cost: bilingualText({ el: 'Κόστος', en: 'Cost' }, { maxLength: 400 }),
    duration: bilingualText(
      { el: 'Χρόνος διεκπεραίωσης', en: 'How long it takes' },
      { maxLength: 400 },
    ),
    steps: list(
      { el: 'Βήματα', en: 'Steps' },
      {
        step: bilingualText(
          { el: 'Βήμα', en: 'Step' },
          { required: 'el', maxLength: 600, multiline: true },
        ),
      },
    ),
    onlineLink: link(
      { el: 'Ηλεκτρονική αίτηση', en: 'Apply online' },
      {
        isExact: true,
        hint: {
          el: 'Η διεύθυνση όπου υποβάλλεται αυτή η αίτηση, όχι η αρχική σελίδα ενός ιστοτόπου.',
          en: 'The address where this application is made, not the front page of a website.',
        },
      },
    ),
    department: reference({ el: 'Αρμόδια διεύθυνση', en: 'Department in charge' }, 'department'),
    forms: list(
      { el: 'Έντυπα', en: 'Forms' },
      {
        title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'el' }),
        file: file({ el: 'Αρχείο', en: 'File' }, { required: true }),
      },
    ),
    related: list(
      { el: 'Σχετικές σελίδες', en: 'Related pages' },
      {
        title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'el' }),
        link: link({ el: 'Σύνδεσμος', en: 'Link' }, { required: true }),
      },
    ),
    gallery: gallery(),
    attachments: attachments(),
  },
  promoted: { title: 'title', category: 'audience' },
  admin: { group: 'services', place: 1 },
  address: '/services/:slug',
  search: {
    place: 1,
    words: 'δικαιολογητικά χαρτιά κόστος τέλος χρόνος βήματα documents papers cost fee steps',
  },
  archives: true,
  recheckMonths: 6,
});
