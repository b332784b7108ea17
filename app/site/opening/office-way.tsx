import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { WordsOf } from '../../ui/text/words.tsx';

const TEXTS = {
  entrance: { el: 'Είσοδος', en: 'Entrance' },
  transport: { el: 'Με συγκοινωνία', en: 'By public transport' },
};

interface OfficeWayProps {
  office: Record<keyof typeof TEXTS, Bilingual>;
  language: Language;
}

/** Whether anything is known of it. */
export const hasWay = (office: OfficeWayProps['office']) =>
  Object.values(office).some(({ el, en }) => el || en);

/** Where one goes in, and the stop; nothing where neither is known. */
export function OfficeWay({ office, language }: OfficeWayProps) {
  const facts = (['entrance', 'transport'] as const)
    .map((name) => ({ name, words: localise(office[name], language) }))
    .filter(({ words }) => words.text);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-2.5 border-t border-line pt-4 text-sm">
      {facts.map(({ name, words }) => (
        <div key={name}>
          <dt className="text-muted">{t(TEXTS[name], language)}</dt>
          <dd>
            <WordsOf words={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
