import type { EntryData } from '../../domain/content/model/content-type.ts';
import { tender } from '../../domain/content-types/tender.ts';
import { addDays } from '../../domain/time/calendar.ts';
import { firstWeekdayFrom } from './relative-days.ts';
import { notQuiet } from './seasons.ts';
import { type SeedEntry, seedEntries } from './seed-entry.ts';

const MONDAY = 1;
const FRIDAY = 5;

type Facts = Pick<
  EntryData<typeof tender>,
  'number' | 'published' | 'deadline' | 'budget' | 'adam' | 'ada' | 'state' | 'kind'
>;

/**
 * The facts of each sample tender, dated around the given day (`YYYY-MM-DD`): the entries and the notices in PDF are
 * both made of them. Their ADA and ADAM are like no real ones.
 */
export function tenderFacts(today: string) {
  const at = (from: number, weekday: number) =>
    notQuiet(firstWeekdayFrom(addDays(today, from), weekday), 7);
  const numbers = (serial: number, published: string) => {
    const year = published.slice(2, 4);
    const three = String(serial).padStart(3, '0');
    return {
      number: `${serial}/20${year}`,
      published,
      adam: `${year}PROC000000${three}`,
      ada: `ΔΕΙΓΜΑΔ${year}-${three}`,
    };
  };
  return {
    schools: {
      ...numbers(34, addDays(today, -14)),
      deadline: `${at(12, FRIDAY)}T15:00`,
      budget: 1_491_935.48,
      state: 'open',
      kind: 'works',
    },
    buses: {
      ...numbers(21, addDays(today, -60)),
      deadline: `${at(-25, FRIDAY)}T15:00`,
      budget: 690_000,
      // It has closed by itself.
      state: 'open',
      kind: 'supplies',
    },
    poles: {
      ...numbers(17, addDays(today, -105)),
      deadline: `${at(-75, MONDAY)}T14:00`,
      budget: 84_000,
      state: 'cancelled',
      kind: 'supplies',
    },
    guide: {
      ...numbers(9, addDays(today, -150)),
      deadline: `${at(-120, MONDAY)}T14:00`,
      budget: 58_000,
      state: 'awarded',
      kind: 'services',
    },
  } satisfies Record<string, Facts>;
}

/** Tenders in each of their states. */
export function tenderSeed(today: string): SeedEntry<typeof tender>[] {
  const facts = tenderFacts(today);
  return seedEntries(tender, [
    {
      slug: 'school-repairs',
      isSample: true,
      data: {
        ...facts.schools,
        title: {
          el: 'Επισκευή και συντήρηση σχολικών κτιρίων',
          en: 'Repair and maintenance of school buildings',
        },
        summary: {
          el: 'Στέγες, κουφώματα, χώροι υγιεινής και ράμπες σε εννέα σχολικά συγκροτήματα.',
          en: 'Roofs, windows, toilets and ramps in nine school complexes.',
        },
        cpv: [
          {
            code: '45214200-2',
            name: {
              el: 'Κατασκευαστικές εργασίες για σχολικά κτίρια',
              en: 'Construction work for school buildings',
            },
          },
          {
            code: '45453000-7',
            name: {
              el: 'Εργασίες γενικής επισκευής και ανακαίνισης',
              en: 'Overhaul and refurbishment work',
            },
          },
        ],
        bidsLink: '',
        department: 'technical',
        content: {
          el: `<p>Ανοικτή ηλεκτρονική διαδικασία. Η σύμβαση ανατίθεται με κριτήριο την πλέον συμφέρουσα από οικονομική άποψη προσφορά, μόνο βάσει τιμής. Χρηματοδότηση: Πρόγραμμα Δημοσίων Επενδύσεων.</p>
<ul>
<li>Στεγανοποίηση δωμάτων και επισκευή στεγών</li>
<li>Αντικατάσταση κουφωμάτων</li>
<li>Ανακαίνιση χώρων υγιεινής</li>
<li>Κατασκευή ραμπών για την πρόσβαση ατόμων με αναπηρία</li>
</ul>
<p>Οι προσφορές υποβάλλονται στο Εθνικό Σύστημα Ηλεκτρονικών Δημοσίων Συμβάσεων (ΕΣΗΔΗΣ).</p>`,
          en: `<p>An open electronic procedure. The contract goes to the most economically advantageous tender, on price alone. Funding: the national Public Investment Programme.</p>
<ul>
<li>Waterproofing flat roofs and repairing tiled ones</li>
<li>Replacing windows and doors</li>
<li>Renovating toilets</li>
<li>Building ramps for people with disabilities</li>
</ul>
<p>Bids are submitted in the National Electronic Public Procurement System (ESIDIS).</p>`,
        },
        outcome: { el: '', en: '' },
        attachments: [
          {
            file: 'tender-school-repairs',
            label: { el: 'Διακήρυξη', en: 'Tender notice' },
          },
        ],
      },
    },
    {
      slug: 'electric-buses',
      isSample: true,
      data: {
        ...facts.buses,
        title: {
          el: 'Προμήθεια τριών ηλεκτρικών λεωφορείων',
          en: 'Purchase of three electric buses',
        },
        summary: {
          el: 'Τρία χαμηλοδάπεδα μίνι λεωφορεία και ο εξοπλισμός φόρτισής τους, για τη δημοτική συγκοινωνία.',
          en: 'Three low-floor minibuses and their charging equipment, for the municipal buses.',
        },
        cpv: [
          { code: '34144910-0', name: { el: 'Ηλεκτρικά λεωφορεία', en: 'Electric buses' } },
          { code: '31158000-8', name: { el: 'Φορτιστές', en: 'Chargers' } },
        ],
        bidsLink: '',
        department: 'financial',
        content: {
          el: '<p>Η ανάθεση γίνεται με κριτήριο τη βέλτιστη σχέση ποιότητας και τιμής: η τεχνική προσφορά μετρά 70% και η τιμή 30%. Οι προσφορές υποβλήθηκαν στο ΕΣΗΔΗΣ και αξιολογούνται.</p>',
          en: '<p>The contract goes to the best price–quality ratio: the technical bid counts for 70% and the price for 30%. Bids were submitted in ESIDIS and are being assessed.</p>',
        },
        outcome: { el: '', en: '' },
        attachments: [
          { file: 'tender-electric-buses', label: { el: 'Διακήρυξη', en: 'Tender notice' } },
        ],
      },
    },
    {
      slug: 'street-lighting-poles',
      isSample: true,
      data: {
        ...facts.poles,
        title: {
          el: 'Προμήθεια ιστών οδικού φωτισμού',
          en: 'Purchase of street lighting poles',
        },
        summary: {
          el: 'Ιστοί και φωτιστικά LED για δρόμους της Ακράτας και του Διακοπτού.',
          en: 'Poles and LED lamps for streets in Akrata and Diakopto.',
        },
        cpv: [
          {
            code: '34928500-3',
            name: { el: 'Εξοπλισμός φωτισμού οδών', en: 'Street-lighting equipment' },
          },
        ],
        bidsLink: '',
        department: 'technical',
        content: { el: '', en: '' },
        outcome: {
          el: 'Ματαιώθηκε: δεν υποβλήθηκε έγκυρη προσφορά. Θα προκηρυχθεί ξανά με αναθεωρημένες προδιαγραφές.',
          en: 'Cancelled: there was no valid bid. It will be announced again with revised specifications.',
        },
        attachments: [],
      },
    },
    {
      slug: 'visitor-guide',
      isSample: true,
      data: {
        ...facts.guide,
        title: { el: 'Ψηφιακός οδηγός επισκεπτών', en: 'Digital visitor guide' },
        summary: {
          el: 'Σχεδιασμός και παραγωγή ηχητικών ξεναγήσεων σε πέντε γλώσσες.',
          en: 'Design and production of audio tours in five languages.',
        },
        cpv: [
          {
            code: '72212000-4',
            name: {
              el: 'Υπηρεσίες προγραμματισμού λογισμικού εφαρμογών',
              en: 'Programming services of application software',
            },
          },
        ],
        bidsLink: '',
        department: 'culture-tourism',
        content: {
          el: '<p>Ανοικτή πρόσκληση με τεχνική και οικονομική προσφορά. Τις προσφορές αξιολόγησε τριμελής επιτροπή.</p>',
          en: '<p>An open call, with a technical and a financial bid. A committee of three assessed the bids.</p>',
        },
        outcome: {
          el: 'Κατακυρώθηκε στην εταιρεία «Υπόδειγμα Ξεναγήσεων Ι.Κ.Ε.» (δείγμα), για 54.300 € χωρίς ΦΠΑ.',
          en: 'Awarded to ‘Model Tours P.C.’ (sample), for €54,300 without VAT.',
        },
        attachments: [
          { file: 'tender-visitor-guide', label: { el: 'Πρόσκληση', en: 'Call for bids' } },
        ],
      },
    },
  ]);
}
