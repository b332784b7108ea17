import type { ReactNode } from 'react';
import type { EntryData } from '../../../domain/content/model/content-type.ts';
import type { tender } from '../../../domain/content-types/tender.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { Panel } from '../../ui/pieces/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { AdaNumber } from '../municipality/transparency/ada-number.tsx';
import { TENDER_TEXTS as TEXTS } from './tender-texts.ts';
import type { TenderView } from './tender-view.ts';

interface TenderFactsProps {
  data: EntryData<typeof tender>;
  view: TenderView;
  language: Language;
}

/** The facts of a tender, each in a row; those that are not known are left out. */
export function TenderFacts({ data, view, language }: TenderFactsProps) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t(TEXTS.facts, language)}
      </h2>
      <Panel>
        <dl className="grid gap-5">
          <Fact label={t(TEXTS.deadline, language)}>
            <time dateTime={view.deadline.at}>{view.deadline.words}</time>
          </Fact>
          <Fact label={t(TEXTS.budget, language)}>
            {view.budget} {t(TEXTS.withoutVat, language)}
          </Fact>
          <Fact label={t(TEXTS.number, language)}>{view.number}</Fact>
          <Fact label={t(TEXTS.kind, language)}>{view.kind}</Fact>
          {data.published && (
            <Fact label={t(TEXTS.published, language)}>
              <time dateTime={data.published}>{formatLongDate(data.published, language)}</time>
            </Fact>
          )}
          {data.cpv.length > 0 && (
            <Fact label={t(TEXTS.cpv, language)}>
              <CpvCodes codes={data.cpv} language={language} />
            </Fact>
          )}
          {data.adam && <Fact label={t(TEXTS.adam, language)}>{data.adam}</Fact>}
          {data.ada && (
            <Fact label={t(TEXTS.ada, language)}>
              <AdaNumber ada={data.ada} />
            </Fact>
          )}
          {view.isOpen && data.bidsLink && (
            <Fact label={t(TEXTS.bids, language)}>
              <TextLink href={data.bidsLink}>{t(TEXTS.bidsLink, language)}</TextLink>
            </Fact>
          )}
          {(data.outcome.el || data.outcome.en) && (
            <Fact label={t(TEXTS.outcome, language)}>
              <WordsOf words={localise(data.outcome, language)} />
            </Fact>
          )}
        </dl>
      </Panel>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-5 sm:grid-cols-[13rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CpvCodes({
  codes,
  language,
}: {
  codes: EntryData<typeof tender>['cpv'];
  language: Language;
}) {
  return (
    <ul>
      {codes.map(({ code, name }) => (
        <li key={code}>
          <span className="tabular">{code}</span>{' '}
          {(name.el || name.en) && <WordsOf words={localise(name, language)} />}
        </li>
      ))}
    </ul>
  );
}
