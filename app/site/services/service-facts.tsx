import { Clock, Coins, type LucideIcon, Users } from 'lucide-react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { Panel } from '../../ui/panel.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { SERVICE_TEXTS } from './services-texts.ts';

interface ServiceFactsProps {
  audience: Bilingual | undefined;
  cost: Bilingual;
  duration: Bilingual;
  language: Language;
}

/** For whom it is, its cost and its duration, shown before any explanation. */
export function ServiceFacts({ audience, cost, duration, language }: ServiceFactsProps) {
  const candidates: [Bilingual, Bilingual | undefined, LucideIcon][] = [
    [SERVICE_TEXTS.cost, cost, Coins],
    [SERVICE_TEXTS.duration, duration, Clock],
    [SERVICE_TEXTS.audience, audience, Users],
  ];
  const facts = candidates.flatMap(([label, value, icon]) =>
    value && (value.el || value.en) ? [{ label, value, Icon: icon }] : [],
  );
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t(SERVICE_TEXTS.atAGlance, language)}
      </h2>
      <Panel>
        <dl className="grid gap-5">
          {facts.map(({ label, value, Icon }) => (
            <div key={label.en} className="grid gap-x-5 sm:grid-cols-[11rem_1fr]">
              <dt className="flex items-start gap-3 font-semibold">
                <Icon aria-hidden className="mt-1 size-5 flex-none text-accent" />
                {t(label, language)}
              </dt>
              <dd className="ps-8 sm:ps-0">
                <WordsOf words={localise(value, language)} />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </section>
  );
}
