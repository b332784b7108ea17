import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  boolean,
  coordinates,
  date,
  dateTime,
  image,
  later,
  link,
  list,
  optionalChoice,
  reference,
  repetition,
  richText,
  text,
} from '../content/model/fields/field-builders.ts';
import { attachments, gallery } from '../content/model/fields/media-lists.ts';
import { checkDates } from '../events/check-dates.ts';
import { lastDayOf, NIGHT_ENDS, overFrom } from '../events/event-times.ts';
import { occurrencesOf, type StoredDates } from '../events/occurrences.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { MONTHS } from './parts/open-months.ts';

/** What kind of event it is; the filter of the programme. */
export const EVENT_CATEGORIES = [
  { value: 'music', label: { el: 'Μουσική και χορός', en: 'Music and dance' } },
  { value: 'theatre', label: { el: 'Θέατρο και κινηματογράφος', en: 'Theatre and film' } },
  { value: 'exhibition', label: { el: 'Εκθέσεις και βιβλίο', en: 'Exhibitions and books' } },
  { value: 'festival', label: { el: 'Γιορτές και έθιμα', en: 'Festivals and customs' } },
  { value: 'sport', label: { el: 'Αθλητισμός', en: 'Sport' } },
  { value: 'nature', label: { el: 'Φύση και περίπατοι', en: 'Nature and walks' } },
  { value: 'talk', label: { el: 'Ομιλίες και συναντήσεις', en: 'Talks and meetings' } },
] as const;

/** For whom it is made, where it is not for everyone. */
export const EVENT_AUDIENCES = [
  { value: 'children', label: { el: 'Παιδιά', en: 'Children' } },
  { value: 'families', label: { el: 'Οικογένειες', en: 'Families' } },
  { value: 'young', label: { el: 'Νέοι', en: 'Young people' } },
  { value: 'older', label: { el: 'Μεγαλύτερες ηλικίες', en: 'Older people' } },
  { value: 'visitors', label: { el: 'Επισκέπτες', en: 'Visitors' } },
] as const;

const time = (label: Bilingual, options: { hint?: Bilingual; required?: boolean } = {}) =>
  text(label, { format: 'time', maxLength: 5, ...options });

const MIDNIGHT_HINT = {
  el: `Έως τις ${NIGHT_ENDS} εννοείται το επόμενο πρωί.`,
  en: `Up to ${NIGHT_ENDS} is the morning after.`,
};

/** In more months an event has no month by which people know it. */
const MOST_MONTHS = 6;

/** Its months, kind and audience, which people type beside «εκδηλώσεις»: 'festival august', «εκδηλώσεις για παιδιά». */
function wordsOfEvent(data: Record<string, unknown>): readonly Bilingual[] {
  const dates = { ...NO_DATES, ...data } as StoredDates;
  const months = new Set(occurrencesOf(dates).map(({ startsAt }) => Number(startsAt.slice(5, 7))));
  const chosen = [
    ...EVENT_CATEGORIES.filter(({ value }) => value === data.category),
    ...EVENT_AUDIENCES.filter(({ value }) => value === data.audience),
    ...MONTHS.filter((_, at) => months.size <= MOST_MONTHS && months.has(at + 1)),
  ];
  return chosen.map(({ label }) => label);
}

/** What an event that was stored earlier may lack. */
const NO_DATES = { startsAt: null, endsAt: null, days: [], repetition: null, exceptions: [] };

/** Something that happens at a time and a place. */
export const event = defineContentType({
  name: 'event',
  label: {
    one: { el: 'Εκδήλωση', en: 'Event' },
    many: { el: 'Εκδηλώσεις', en: 'Events' },
    new: { el: 'Νέα εκδήλωση', en: 'New event' },
  },
  description: {
    el: 'Εκδηλώσεις με ώρα και τόπο. Οι προσεχείς εμφανίζονται και στην αρχική σελίδα.',
    en: 'Events with a time and a place. Upcoming ones are also on the home page.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Σύντομη περιγραφή', en: 'Short description' },
      { required: 'both', multiline: true, maxLength: 400 },
    ),
    content: richText({ el: 'Πρόγραμμα και πληροφορίες', en: 'Programme and details' }),
    startsAt: dateTime({ el: 'Έναρξη', en: 'Starts' }, { required: true }),
    endsAt: dateTime({ el: 'Λήξη', en: 'Ends' }),
    repetition: later(
      repetition(
        { el: 'Επανάληψη', en: 'Repetition' },
        {
          hint: {
            el: 'Για εκδηλώσεις που γίνονται τακτικά, την ίδια ώρα.',
            en: 'For events that take place regularly, at the same time.',
          },
        },
      ),
    ),
    exceptions: later(
      list(
        { el: 'Ημερομηνίες που αλλάζουν', en: 'Dates that change' },
        {
          day: date(
            { el: 'Ημερομηνία της επανάληψης', en: 'Date of the repetition' },
            { required: true },
          ),
          movedTo: date(
            { el: 'Γίνεται στις', en: 'Takes place on' },
            {
              hint: {
                el: 'Κενό, μαζί με τις ώρες: εκείνη την ημέρα δεν γίνεται.',
                en: 'Empty, with the hours: it does not take place that day.',
              },
            },
          ),
          starts: time(
            { el: 'Ώρα έναρξης', en: 'Starts at' },
            { hint: { el: 'Κενό: η συνηθισμένη ώρα.', en: 'Empty: the usual time.' } },
          ),
          ends: time({ el: 'Ώρα λήξης', en: 'Ends at' }, { hint: MIDNIGHT_HINT }),
        },
        { maxItems: 60 },
      ),
    ),
    days: later(
      list(
        { el: 'Άλλες ημέρες, καθεμιά με τις ώρες της', en: 'Other days, each with its own hours' },
        {
          day: date({ el: 'Ημερομηνία', en: 'Date' }, { required: true }),
          starts: time({ el: 'Ώρα έναρξης', en: 'Starts at' }, { required: true }),
          ends: time({ el: 'Ώρα λήξης', en: 'Ends at' }, { hint: MIDNIGHT_HINT }),
        },
        {
          hint: {
            el: 'Για φεστιβάλ και παραστάσεις σε περισσότερες ημέρες. Η πρώτη γράφεται πιο πάνω.',
            en: 'For festivals and shows on several days. The first is entered above.',
          },
          maxItems: 60,
        },
      ),
    ),
    isCancelled: later(
      boolean(
        { el: 'Η εκδήλωση ακυρώθηκε', en: 'The event is cancelled' },
        {
          hint: {
            el: 'Μένει στο πρόγραμμα με τη σημείωση «Ακυρώθηκε», και στα ημερολόγια όσων την έχουν προσθέσει.',
            en: 'It stays in the programme as ‘Cancelled’, and in the calendars of those who have added it.',
          },
        },
      ),
    ),
    category: later(optionalChoice({ el: 'Είδος', en: 'Kind' }, EVENT_CATEGORIES)),
    audience: later(
      optionalChoice({ el: 'Για ποιους', en: 'For whom' }, EVENT_AUDIENCES, {
        hint: { el: 'Κενό: για όλους.', en: 'Empty: for everyone.' },
      }),
    ),
    unit: later(reference({ el: 'Δημοτική ενότητα', en: 'Municipal unit' }, 'unit')),
    location: bilingualText({ el: 'Τόπος', en: 'Location' }, { required: 'el' }),
    address: later(
      bilingualText(
        { el: 'Διεύθυνση', en: 'Address' },
        {
          hint: {
            el: 'Οδός, αριθμός, ταχυδρομικός κώδικας. Κενό, όπου αρκεί ο τόπος.',
            en: 'Street, number, postcode. Empty where the place is enough.',
          },
        },
      ),
    ),
    coordinates: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }),
    organiser: bilingualText({ el: 'Διοργάνωση', en: 'Organiser' }),
    cost: bilingualText({ el: 'Είσοδος', en: 'Admission' }),
    link: link({ el: 'Σύνδεσμος', en: 'Link' }),
    image: image({ el: 'Εικόνα', en: 'Image' }),
    gallery: gallery(),
    attachments: attachments(),
  },
  promoted: { title: 'title', date: 'startsAt' },
  admin: { group: 'current', place: 2 },
  order: 'soonest',
  address: '/events/:slug',
  search: { place: 6, words: 'γιορτή γιορτές φεστιβάλ feast festival', also: wordsOfEvent },
  archives: true,
  check: {
    fields: ['startsAt', 'endsAt', 'days', 'repetition', 'exceptions'],
    find: (data) => checkDates(data as unknown as StoredDates),
  },
  occurrences: (data) =>
    occurrencesOf(data as unknown as StoredDates).map((times) => ({
      startsAt: times.startsAt,
      endsAt: times.endsAt,
      overFrom: overFrom(times),
      lastDay: lastDayOf(times),
    })),
});
