import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { addDays, dayOf } from '../../../domain/time/calendar.ts';
import { writeDate } from '../../../domain/time/date-words.ts';
import { tenderFacts } from '../../content/tenders.ts';
import { formatEuro } from '../amounts.ts';
import { type Block, column, heading, paragraph, signatures, table } from '../blocks.ts';
import type { Paper } from '../paper.ts';

interface Notice {
  title: Bilingual;
  department: string;
  /** Who signs beside the mayor. */
  head: { role: string; name: string };
  /** What is asked for and who may bid, between the opening and the dates. */
  scope: (budget: number) => readonly Block[];
  duration: string;
}

const VAT = 0.24;

/** The notice of a sample tender, with the facts that its entry has. `today` is the day of the first start. */
export function tenderNotice(name: keyof ReturnType<typeof tenderFacts>, notice: Notice) {
  return (today: string): Paper => {
    const facts = tenderFacts(today)[name];
    const lastDay = dayOf(facts.deadline);
    const vat = Math.round(facts.budget * VAT * 100) / 100;
    return {
      title: notice.title,
      department: notice.department,
      date: facts.published,
      particulars: [
        ['Αίγιο', writeDate(facts.published, 'el')],
        ['Αρ. διακήρυξης', facts.number],
        ['ΑΔΑ', facts.ada],
        ['ΑΔΑΜ', facts.adam],
      ],
      blocks: [
        ...notice.scope(facts.budget),
        paragraph(
          `Η εκτιμώμενη αξία είναι ${formatEuro(facts.budget)} χωρίς ΦΠΑ. Με ΦΠΑ 24%, ύψους ${formatEuro(vat)}, η συνολική δαπάνη ανέρχεται σε ${formatEuro(facts.budget + vat)}.`,
        ),
        heading('Προθεσμίες'),
        table(
          'Χρονοδιάγραμμα',
          [column('Ενέργεια', 6), column('Ημερομηνία και ώρα', 4)],
          [
            ['Υποβολή ερωτημάτων', `έως ${writeDate(addDays(lastDay, -6), 'el')}, 14:00`],
            ['Υποβολή προσφορών', `έως ${writeDate(lastDay, 'el')}, ${facts.deadline.slice(11)}`],
            ['Αποσφράγιση προσφορών', `${writeDate(addDays(lastDay, 4), 'el')}, 10:00`],
            ['Διάρκεια της σύμβασης', notice.duration],
          ],
        ),
        heading('Ανάθεση και σύμβαση'),
        paragraph(
          'Ο προσωρινός ανάδοχος προσκομίζει τα δικαιολογητικά μέσα σε δέκα ημέρες από την πρόσκληση. Για την υπογραφή της σύμβασης καταθέτει εγγύηση καλής εκτέλεσης ίση με το 4% της αξίας της.',
        ),
        heading('Πληροφορίες'),
        paragraph(
          `Τα τεύχη διατίθενται δωρεάν στον ιστότοπο του Δήμου, στη σελίδα του διαγωνισμού. Πληροφορίες: ${notice.department}, Δευτέρα έως Παρασκευή, στις ώρες κοινού.`,
        ),
        signatures(notice.head, { role: 'Ο Δήμαρχος', name: 'Ανδρέας Θεοδωρόπουλος' }),
      ],
    };
  };
}
