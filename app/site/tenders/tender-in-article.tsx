import { href, type Language, t } from '../../i18n/language.ts';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { DeadlineAndBudget } from './tender-row.tsx';
import { TENDER_TEXTS as TEXTS } from './tender-texts.ts';
import type { TenderView } from './tender-view.ts';

/** The facts of the tender that an article is about, from the tender itself. */
export function TenderInArticle({ tender, language }: { tender: TenderView; language: Language }) {
  return (
    <section aria-labelledby="tender">
      <Panel>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="tender" className="text-xl">
            {t(TEXTS.tender, language)} {tender.number}
          </h2>
          <Badge words={tender.state.words} tone={tender.state.tone} />
        </div>
        <DeadlineAndBudget tender={tender} language={language} />
        <p className="mt-4">
          <TextLink href={href(tender.path, language)} arrow>
            {t(TEXTS.toTender, language)}
          </TextLink>
        </p>
      </Panel>
    </section>
  );
}
