import { screenAt } from '../../../domain/screens/find-screen.ts';
import { type Language, t } from '../../i18n/language.ts';
import { Band } from '../../ui/page/band.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { PictureSource } from '../../ui/pictures/picture.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { StyleguideBasics } from './styleguide-basics.tsx';
import { StyleguideCards } from './styleguide-cards.tsx';
import { StyleguideContent } from './styleguide-content.tsx';
import { StyleguideForms } from './styleguide-forms.tsx';
import { StyleguideHeads } from './styleguide-heads.tsx';
import { type SampleMaps, StyleguideMaps } from './styleguide-maps.tsx';
import { STYLEGUIDE_TEXTS } from './styleguide-texts.ts';

interface StyleguidePageProps {
  language: Language;
  /** Some of the media library; pieces with pictures are left out without any. */
  pictures: PictureSource[];
  maps: SampleMaps;
}

/** Every piece of app/ui in all its states, in the language of the screen. */
export function StyleguidePage({ language, pictures, maps }: StyleguidePageProps) {
  return (
    <>
      <PageHeader
        title={t(screenAt('/styleguide').title, language)}
        lead={t(STYLEGUIDE_TEXTS.lead, language)}
        language={language}
        breadcrumb={[]}
        kicker={<Badge words={t(STYLEGUIDE_TEXTS.badge, language)} />}
        picture={pictures[0]}
      />
      <div className="wrap pt-6 pb-16">
        <StyleguideHeads language={language} pictures={pictures} />
        <StyleguideBasics language={language} />
        <StyleguideCards language={language} pictures={pictures} />
        <StyleguideForms language={language} />
      </div>
      <Band tone="deep" ridge="surface" labelledBy="styleguide-deep">
        <SectionHeading
          id="styleguide-deep"
          title={t(STYLEGUIDE_TEXTS.deep, language)}
          lead={t(STYLEGUIDE_TEXTS.deepLead, language)}
          link={{ href: '#content', text: t(STYLEGUIDE_TEXTS.link, language) }}
        />
      </Band>
      <div className="wrap pt-6 pb-16">
        <StyleguideContent language={language} />
        <StyleguideMaps language={language} maps={maps} />
      </div>
    </>
  );
}
