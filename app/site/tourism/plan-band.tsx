import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, type LocalisedText, localise, t } from '../../i18n/language.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { PictureSource } from '../../ui/pictures/picture.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Fold } from '../../ui/pieces/fold.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { PLACE_TEXTS, TOURISM_TEXTS } from './tourism-texts.ts';

/** A page that helps to plan a trip, with its first table. */
export interface PlanningPage {
  path: string;
  title: Bilingual;
  lead: Bilingual;
  /** Sanitised HTML; its text is '' where the page has no table. */
  table: LocalisedText;
  more: Bilingual;
  picture: PictureSource | undefined;
}

/** How to get here and when to visit, side by side. */
export function PlanBand({ pages, language }: { pages: PlanningPage[]; language: Language }) {
  if (pages.length === 0) return null;
  return (
    <Band tone="sand" labelledBy="planning">
      <SectionHeading id="planning" title={t(TOURISM_TEXTS.planning, language)} />
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {pages.map((page) => (
          <section key={page.path} aria-labelledby={page.path.slice(1).replace('/', '-')}>
            {page.picture && (
              <Picture
                picture={page.picture}
                sizes="(min-width: 64rem) 36rem, 92vw"
                className="mb-6 aspect-[16/9] w-full rounded-lg object-cover"
              />
            )}
            <h3 id={page.path.slice(1).replace('/', '-')} className="text-2xl">
              <WordsOf words={localise(page.title, language)} />
            </h3>
            <p className="mt-3">
              <WordsOf words={localise(page.lead, language)} />
            </p>
            {page.table.text && (
              <div className="mt-3 md:mt-5">
                <Fold title={t(PLACE_TEXTS.facts, language)} look="tablet" isBare>
                  <Prose html={page.table.text} lang={page.table.lang} language={language} />
                </Fold>
              </div>
            )}
            <TextLink href={href(page.path, language)} arrow className="mt-4">
              {t(page.more, language)}
            </TextLink>
          </section>
        ))}
      </div>
    </Band>
  );
}
