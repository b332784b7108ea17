import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../../../i18n/language.ts';
import { Check } from '../../../ui/pictures/icons.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { FACT_TEXTS } from '../tourism-texts.ts';
import type { FilterOption } from './filter/place-filter.ts';

interface AccessSectionProps {
  /** The values of `options` that there are. */
  aids: readonly string[];
  options: readonly FilterOption[];
  /** What there is, where and when. */
  note: Bilingual;
  language: Language;
}

/** What helps people who move, see or hear with difficulty; nothing where nothing is known. */
export function AccessSection({ aids, options, note, language }: AccessSectionProps) {
  const words = localise(note, language);
  const known = options.filter(({ value }) => aids.includes(value));
  if (known.length === 0 && !words.text) return null;
  return (
    <section aria-labelledby="access">
      <h2 id="access" className="mb-3 text-2xl">
        {t(FACT_TEXTS.access, language)}
      </h2>
      {known.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
        <ul role="list" className="mb-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {known.map(({ value, label }) => (
            <li key={value} className="flex gap-2.5">
              <Check className="mt-1 size-5 flex-none text-accent" />
              {t(label, language)}
            </li>
          ))}
        </ul>
      )}
      {words.text && (
        <p className="measure">
          <WordsOf words={words} />
        </p>
      )}
    </section>
  );
}
