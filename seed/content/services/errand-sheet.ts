import type { EntryData } from '../../../domain/content/model/content-type.ts';
import { service } from '../../../domain/content-types/service.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type SeedEntry, seedEntries } from '../seed-entry.ts';

type Data = EntryData<typeof service>;
type Both = readonly [el: string, en: string];

/** The sheet of one errand, with each text as a pair of Greek and English. */
interface Errand
  extends Pick<Data, 'topic'>,
    Partial<
      Pick<Data, 'lifeEvents' | 'groups' | 'onlineLink' | 'audience' | 'icon' | 'office' | 'forms'>
    > {
  slug: string;
  title: Both;
  description: Both;
  /** A paragraph. */
  about: Both;
  who?: Both;
  outcome: Both;
  cost: Both;
  duration: Both;
  channels: Data['channels'];
  department: NonNullable<Data['department']>;
  papers?: readonly Both[];
  steps: readonly Both[];
  laws?: readonly Both[];
  questions?: readonly { question: Both; answer: Both }[];
  /** Title and path of related pages. */
  related?: readonly (readonly [...Both, link: string])[];
}

const both = ([el, en]: Both): Bilingual => ({ el, en });
const paragraph = (text: Both | undefined): Bilingual =>
  text ? { el: `<p>${text[0]}</p>`, en: `<p>${text[1]}</p>` } : { el: '', en: '' };

/** Entries for the sheets of errands. All are samples: names, numbers and times are made up. */
export function errandSheets(errands: readonly Errand[]): SeedEntry<typeof service>[] {
  return seedEntries(
    service,
    errands.map((errand) => ({
      slug: errand.slug,
      isSample: true,
      data: {
        title: both(errand.title),
        description: both(errand.description),
        icon: errand.icon ?? 'FileText',
        listed: false,
        link: '',
        audience: errand.audience ?? 'everyone',
        topic: errand.topic,
        lifeEvents: errand.lifeEvents ?? [],
        groups: errand.groups ?? [],
        outcome: both(errand.outcome),
        channels: errand.channels,
        office: errand.office ?? null,
        content: paragraph(errand.about),
        whoCanApply: paragraph(errand.who),
        whatYouNeed: (errand.papers ?? []).map((item) => ({ item: both(item) })),
        cost: both(errand.cost),
        duration: both(errand.duration),
        steps: errand.steps.map((step) => ({ step: both(step) })),
        onlineLink: errand.onlineLink ?? '',
        department: errand.department,
        forms: errand.forms ?? [],
        legalBasis: (errand.laws ?? []).map((title) => ({ title: both(title), link: '' })),
        questions: (errand.questions ?? []).map(({ question, answer }) => ({
          question: both(question),
          answer: both(answer),
        })),
        related: (errand.related ?? []).map(([el, en, link]) => ({ title: { el, en }, link })),
      },
    })),
  );
}
