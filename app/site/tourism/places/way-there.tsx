import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../../../i18n/language.ts';
import { Prose } from '../../../ui/text/prose.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { FACT_TEXTS, PLACE_TEXTS } from '../tourism-texts.ts';

interface WayThereProps {
  /** A text of staff, as visitors see it. */
  text?: Bilingual;
  transport: Bilingual;
  parking: Bilingual;
  language: Language;
}

/** How one gets to a place: in words, by public transport, and where to leave the car. */
export function WayThere({ text, transport, parking, language }: WayThereProps) {
  const prose = text && localise(text, language);
  const facts = [
    { label: FACT_TEXTS.transport, words: localise(transport, language) },
    { label: FACT_TEXTS.parking, words: localise(parking, language) },
  ].filter(({ words }) => words.text);
  if (!prose?.text && facts.length === 0) return null;
  return (
    <section aria-labelledby="getting-there">
      <h2 id="getting-there" className="mb-3 text-2xl">
        {t(PLACE_TEXTS.gettingThere, language)}
      </h2>
      {prose?.text && <Prose html={prose.text} lang={prose.lang} language={language} />}
      {facts.length > 0 && (
        <dl className={`measure grid gap-4 ${prose?.text ? 'mt-5' : ''}`.trim()}>
          {facts.map(({ label, words }) => (
            <div key={label.el}>
              <dt className="font-semibold">{t(label, language)}</dt>
              <dd>
                <WordsOf words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
