import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { PictureSource } from '../../ui/pictures/picture.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Sample } from './sample.tsx';

const TEXTS = {
  quiet: { el: 'Πιστοποιητικά και βεβαιώσεις', en: 'Certificates' },
  quietLead: {
    el: 'Μέσα σε μια ενότητα: τίτλος και στοιχεία στο φόντο της σελίδας.',
    en: 'Inside a section: title and facts on the page’s own ground.',
  },
  category: { el: 'Ανακοινώσεις', en: 'Announcements' },
  front: { el: 'Υπηρεσίες για όλους', en: 'Services for everybody' },
  frontLead: {
    el: 'Η αρχή μιας ενότητας: άμμος και μια χαμηλή κορυφογραμμή.',
    en: 'The beginning of a section: sand, and a low ridge line.',
  },
  place: { el: 'Ακτές και βουνά', en: 'Shores and mountains' },
  placeLead: {
    el: 'Μια σελίδα για τον τόπο: η εικόνα ολόκληρη πλάι στα λόγια, η θάλασσα και τα βουνά.',
    en: 'A page about the land: the whole picture beside the words, the sea and the mountains.',
  },
};

interface StyleguideHeadsProps {
  language: Language;
  pictures: PictureSource[];
}

/** The three heads of pages, each for another kind of page. */
export function StyleguideHeads({ language, pictures }: StyleguideHeadsProps) {
  const shared = { language, headingLevel: 2 } as const;
  return (
    <>
      <Sample name="PageHeader quiet">
        <PageHeader
          {...shared}
          title={t(TEXTS.quiet, language)}
          lead={t(TEXTS.quietLead, language)}
          kicker={<Badge words={t(TEXTS.category, language)} />}
        />
      </Sample>
      <Sample name="PageHeader front">
        <PageHeader
          {...shared}
          kind="front"
          title={t(TEXTS.front, language)}
          lead={t(TEXTS.frontLead, language)}
        />
      </Sample>
      <Sample name="PageHeader place">
        <PageHeader
          {...shared}
          kind="place"
          title={t(TEXTS.place, language)}
          lead={t(TEXTS.placeLead, language)}
          picture={pictures[1]}
        />
      </Sample>
    </>
  );
}
