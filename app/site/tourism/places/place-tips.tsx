import { type Language, localise } from '../../../i18n/language.ts';
import { WordsOf } from '../../../ui/text/words.tsx';
import type { Place } from './places.ts';

/** Tips from people who know the place. */
export function PlaceTips({ tips, language }: { tips: Place['data']['tips']; language: Language }) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-accent">
      {tips.map(({ tip }) => (
        <li key={tip.el}>
          <WordsOf words={localise(tip, language)} />
        </li>
      ))}
    </ul>
  );
}
