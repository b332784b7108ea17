import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { councilMemberSeed } from '../../content/council-members.ts';
import { councilSessionSeed } from '../../content/council-sessions.ts';
import { type Block, bullets, heading, paragraph, signatures } from '../blocks.ts';
import type { Paper } from '../paper.ts';

/** What the council said and decided on one item of its agenda. */
interface ItemRecord {
  discussion: string;
  /** Null where there was nothing to vote on. */
  decision: { text: string; vote: string } | null;
}

interface Meeting {
  sessionSlug: string;
  title: Bilingual;
  date: string;
  dateInWords: string;
  /** Members present, of the 33. */
  present: number;
  /** Members of the published list who were absent. */
  absent: readonly string[];
  closedAt: string;
  /** Number of the first decision of the meeting. */
  firstDecision: number;
  protocol: string;
  /** In the order of the agenda. */
  records: readonly ItemRecord[];
}

const COUNCIL_SIZE = 33;

/**
 * The minutes of a session, item by item as its agenda has them.
 * Throws when records and agenda do not match, so that they cannot drift apart.
 */
export function minutesPaper(meeting: Meeting): Paper {
  const session = councilSessionSeed.find((entry) => entry.slug === meeting.sessionSlug);
  if (!session) throw new Error(`No session ${meeting.sessionSlug} among the seed.`);
  const { agenda } = session.data;
  if (agenda.length !== meeting.records.length) {
    throw new Error(`The minutes of ${meeting.sessionSlug} do not follow its agenda.`);
  }
  return {
    title: meeting.title,
    department: 'Δημοτικό Συμβούλιο',
    date: meeting.date,
    particulars: [
      ['Συνεδρίαση', meeting.dateInWords],
      ['Αρ. πρακτικού', meeting.protocol],
      ['Παρόντες', `${meeting.present} από ${COUNCIL_SIZE}`],
    ],
    blocks: [
      ...attendance(meeting),
      heading('Ημερήσια διάταξη'),
      { kind: 'list', numbered: true, items: agenda.map(({ item }) => item.el) },
      ...agenda.flatMap(({ item }, i) => itemBlocks(meeting, i, item.el)),
      paragraph(
        `Αφού εξαντλήθηκαν τα θέματα, η πρόεδρος έλυσε τη συνεδρίαση στις ${meeting.closedAt}. Για βεβαίωση συντάχθηκε το πρακτικό αυτό και υπογράφεται.`,
      ),
      signatures(
        { role: 'Η πρόεδρος', name: 'Σοφία Αναγνώστου' },
        { role: 'Η γραμματέας', name: 'Μαρίνα Δεληγιάννη' },
      ),
    ],
  };
}

function attendance(meeting: Meeting): Block[] {
  const listed = councilMemberSeed.map((entry) => entry.data);
  const present = listed.filter((member) => !meeting.absent.includes(member.name.el));
  const others = meeting.present - present.length;
  return [
    paragraph(
      `Το Δημοτικό Συμβούλιο Αιγιαλείας συνήλθε σε τακτική δημόσια συνεδρίαση στις ${meeting.dateInWords}, ώρα 18:00, στην αίθουσα του Δημαρχείου, ύστερα από πρόσκληση της προέδρου. Διαπιστώθηκε απαρτία: παρόντα ήταν ${meeting.present} από τα ${COUNCIL_SIZE} μέλη. Παρέστη ο Δήμαρχος Ανδρέας Θεοδωρόπουλος. Τα πρακτικά τήρησε η Αγγελική Σταθοπούλου.`,
    ),
    heading('Παρόντες'),
    bullets(
      ...present.map((member) => `${member.name.el}, ${member.role.el}, ${member.party.el}`),
      `και ${others} ακόμη μέλη, σύμφωνα με το παρουσιολόγιο που επισυνάπτεται.`,
    ),
    paragraph(
      `${meeting.absent.length > 0 ? `${meeting.absent.join(', ')} και ` : ''}${
        COUNCIL_SIZE - meeting.present - meeting.absent.length
      } ακόμη μέλη, που είχαν προσκληθεί νόμιμα.`,
      'Απόντες:',
    ),
  ];
}

function itemBlocks(meeting: Meeting, index: number, title: string): Block[] {
  const record = meeting.records[index];
  if (!record) return [];
  const decided = meeting.records.slice(0, index).filter((earlier) => earlier.decision).length;
  const year = meeting.date.slice(0, 4);
  const blocks = [heading(`Θέμα ${index + 1}ο. ${title}`), paragraph(record.discussion)];
  if (record.decision) {
    const { text, vote } = record.decision;
    blocks.push(
      paragraph(`${text} ${vote}`, `Απόφαση ${meeting.firstDecision + decided}/${year}.`),
    );
  }
  return blocks;
}
