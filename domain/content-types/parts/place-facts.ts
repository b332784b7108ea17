import {
  bilingualText,
  boolean,
  choices,
  later,
  link,
  number,
  optionalChoice,
  text,
} from '../../content/model/fields/field-builders.ts';
import type { Field } from '../../content/model/fields/fields.ts';
import { MONTHS, OPEN_MONTHS } from './open-months.ts';

/** What the ground of a beach is. */
export const SHORES = [
  { value: 'sand', label: { el: 'Άμμος', en: 'Sand' } },
  { value: 'fine-pebbles', label: { el: 'Ψιλό βότσαλο', en: 'Fine pebbles' } },
  { value: 'pebbles', label: { el: 'Βότσαλο', en: 'Pebbles' } },
  { value: 'mixed', label: { el: 'Άμμος και βότσαλο', en: 'Sand and pebbles' } },
] as const;

export const DEPTHS = [
  { value: 'shallow', label: { el: 'Ρηχά νερά', en: 'Shallow' } },
  { value: 'gradual', label: { el: 'Βαθαίνει ομαλά', en: 'Deepens gently' } },
  { value: 'steep', label: { el: 'Βαθαίνει απότομα', en: 'Deepens quickly' } },
] as const;

export const SHADES = [
  { value: 'trees', label: { el: 'Δέντρα', en: 'Trees' } },
  { value: 'umbrellas', label: { el: 'Ομπρέλες για ενοικίαση', en: 'Umbrellas to rent' } },
  { value: 'none', label: { el: 'Χωρίς σκιά', en: 'No shade' } },
] as const;

/** The four classes of Directive 2006/7/EC, article 5. */
export const WATER_QUALITIES = [
  { value: 'excellent', label: { el: 'Εξαιρετική', en: 'Excellent' } },
  { value: 'good', label: { el: 'Καλή', en: 'Good' } },
  { value: 'sufficient', label: { el: 'Επαρκής', en: 'Sufficient' } },
  { value: 'poor', label: { el: 'Ανεπαρκής', en: 'Poor' } },
] as const;

/** What helps people who move, see or hear with difficulty, at a place to visit. */
export const PLACE_AIDS = [
  { value: 'step-free', label: { el: 'Πρόσβαση χωρίς σκαλιά', en: 'Step-free access' } },
  { value: 'parking', label: { el: 'Θέση στάθμευσης ΑμεΑ', en: 'Disabled parking space' } },
  { value: 'toilet', label: { el: 'Προσβάσιμη τουαλέτα', en: 'Accessible toilet' } },
  { value: 'lift', label: { el: 'Ανελκυστήρας', en: 'Lift' } },
  { value: 'walkway', label: { el: 'Διάδρομος ως το νερό', en: 'Walkway to the water' } },
  {
    value: 'sea-chair',
    label: { el: 'Είσοδος στη θάλασσα (Seatrac)', en: 'Sea access chair (Seatrac)' },
  },
  { value: 'changing', label: { el: 'Προσβάσιμο αποδυτήριο', en: 'Accessible changing room' } },
  { value: 'wheelchair', label: { el: 'Αμαξίδιο για δανεισμό', en: 'Wheelchair to borrow' } },
  {
    value: 'tactile',
    label: { el: 'Απτικά εκθέματα ή Braille', en: 'Tactile exhibits or Braille' },
  },
] as const;

/** The same in a place to stay. */
export const LODGING_AIDS = [
  { value: 'step-free', label: { el: 'Είσοδος χωρίς σκαλιά', en: 'Step-free entrance' } },
  { value: 'room', label: { el: 'Προσβάσιμο δωμάτιο', en: 'Accessible room' } },
  { value: 'bathroom', label: { el: 'Μπάνιο με χειρολαβές', en: 'Bathroom with grab rails' } },
  { value: 'lift', label: { el: 'Ανελκυστήρας', en: 'Lift' } },
  { value: 'parking', label: { el: 'Θέση στάθμευσης ΑμεΑ', en: 'Disabled parking space' } },
  { value: 'guide-dogs', label: { el: 'Δεκτοί σκύλοι-οδηγοί', en: 'Guide dogs welcome' } },
] as const;

/** What a visitor asks of any place, after what it is and where. */
export const visitFacts = {
  season: later(
    bilingualText(
      { el: 'Εποχή', en: 'Season' },
      {
        maxLength: 120,
        hint: {
          el: 'Π.χ. «Μάιος–Οκτώβριος» ή «Όλο τον χρόνο».',
          en: 'For example ‘May to October’ or ‘All year’.',
        },
      },
    ),
  ),
  openMonths: later(
    choices({ el: 'Μήνες λειτουργίας', en: 'Open in these months' }, OPEN_MONTHS, {
      hint: {
        el: 'Με αυτούς βρίσκουν οι επισκέπτες τι είναι ανοιχτό όταν έρχονται.',
        en: 'By these, visitors find what is open when they come.',
      },
    }),
  ),
  accessNote: later(
    bilingualText(
      { el: 'Προσβασιμότητα αναλυτικά', en: 'Accessibility in detail' },
      {
        multiline: true,
        maxLength: 500,
        hint: {
          el: 'Τι υπάρχει, πού ακριβώς και πότε, και τι δεν υπάρχει.',
          en: 'What there is, where exactly and when, and what there is not.',
        },
      },
    ),
  ),
  parkingNote: later(
    bilingualText(
      { el: 'Στάθμευση αναλυτικά', en: 'Parking in detail' },
      {
        multiline: true,
        maxLength: 300,
        hint: {
          el: 'Πού, πόσες θέσεις, αν πληρώνεται.',
          en: 'Where, how many spaces, whether it costs anything.',
        },
      },
    ),
  ),
  transport: later(
    bilingualText(
      { el: 'Με συγκοινωνία', en: 'By public transport' },
      {
        multiline: true,
        maxLength: 300,
        hint: {
          el: 'Γραμμή ή σταθμός, στάση, πόσα λεπτά με τα πόδια.',
          en: 'Line or station, stop, how many minutes on foot.',
        },
      },
    ),
  ),
};

/** What an attraction says besides, of whatever category it is. */
export const attractionFacts = {
  phone: later(text({ el: 'Τηλέφωνο', en: 'Phone' }, { format: 'phone' })),
  website: later(link({ el: 'Ιστότοπος', en: 'Website' })),
  isFree: later(boolean({ el: 'Ελεύθερη είσοδος', en: 'Free admission' })),
  price: later(
    bilingualText(
      { el: 'Εισιτήριο', en: 'Admission' },
      {
        maxLength: 200,
        hint: {
          el: 'Κανονικό, μειωμένο και ποιοι δεν πληρώνουν.',
          en: 'Full price, reduced price and who pays nothing.',
        },
      },
    ),
  ),
  aids: later(choices({ el: 'Μέσα προσβασιμότητας', en: 'Accessibility aids' }, PLACE_AIDS)),
};

const ofBeaches = <F extends Field>(field: F): F => ({
  ...later(field),
  askedWhen: { field: 'category', is: ['beach'] },
});

/** By what beaches are compared. Other attractions are not asked for it. */
export const beachFacts = {
  shore: ofBeaches(optionalChoice({ el: 'Ακτή', en: 'Shore' }, SHORES)),
  depth: ofBeaches(optionalChoice({ el: 'Βάθος', en: 'Depth' }, DEPTHS)),
  shade: ofBeaches(optionalChoice({ el: 'Σκιά', en: 'Shade' }, SHADES)),
  waterQuality: ofBeaches(
    optionalChoice({ el: 'Ποιότητα νερών', en: 'Water quality' }, WATER_QUALITIES, {
      hint: {
        el: 'Η κατάταξη του Μητρώου Υδάτων Κολύμβησης. Κενό: η ακτή δεν παρακολουθείται.',
        en: 'As classified in the register of bathing waters. Empty: the beach is not monitored.',
      },
    }),
  ),
  waterYear: ofBeaches(
    number(
      { el: 'Έτος κατάταξης των νερών', en: 'Year of the water quality' },
      { min: 2000, max: 2100 },
    ),
  ),
  lifeguardMonths: ofBeaches(
    choices({ el: 'Μήνες με ναυαγοσώστη', en: 'Months with a lifeguard' }, MONTHS),
  ),
};
