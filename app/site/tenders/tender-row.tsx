import { href, type Language, t } from '../../i18n/language.ts';
import { Badge } from '../../ui/pieces/badge.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { TENDER_TEXTS as TEXTS } from './tender-texts.ts';
import type { TenderView } from './tender-view.ts';

/** A tender in a list: what, until when, for how much. */
export function TenderRow({ tender, language }: { tender: TenderView; language: Language }) {
  return (
    <li className="border-b border-line py-7">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge words={tender.state.words} tone={tender.state.tone} />
        <span>
          {tender.kind}, {tender.number}
        </span>
      </p>
      <h3 className="mt-3 text-xl">
        <a href={href(tender.path, language)} className="text-link">
          <WordsOf words={tender.title} />
        </a>
      </h3>
      <p className="mt-2 max-w-[64ch]">
        <WordsOf words={tender.summary} />
      </p>
      <DeadlineAndBudget tender={tender} language={language} />
    </li>
  );
}

/** Until when bids are taken and how much the contract is worth. */
export function DeadlineAndBudget({
  tender,
  language,
}: {
  tender: TenderView;
  language: Language;
}) {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
      <div className="sm:min-w-72">
        <dt className="text-sm text-muted">{t(TEXTS.deadline, language)}</dt>
        <dd className="font-semibold">
          <time dateTime={tender.deadline.at}>{tender.deadline.words}</time>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t(TEXTS.budget, language)}</dt>
        <dd className="tabular">
          <span className="font-semibold">{tender.budget}</span> {t(TEXTS.withoutVat, language)}
        </dd>
      </div>
    </dl>
  );
}
