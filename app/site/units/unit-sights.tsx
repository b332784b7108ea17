import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';
import { localise, t } from '../../i18n/language.ts';
import { MapPin } from '../../ui/icons.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { UNIT_TEXTS as TEXTS } from './unit-texts.ts';

interface UnitSightsProps {
  attractions: { name: Bilingual }[];
  language: Language;
}

/** The list of sights that a unit names. */
export function UnitSights({ attractions, language }: UnitSightsProps) {
  if (attractions.length === 0) return null;
  return (
    <section aria-labelledby="sights" className="mt-14">
      <h2 id="sights" className="text-2xl">
        {t(TEXTS.attractions, language)}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets. */}
      <ul role="list" className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {attractions.map(({ name }) => (
          <li key={name.el} className="flex items-start gap-3 border-b border-line py-3.5">
            <MapPin className="mt-1 size-5 flex-none text-accent" />
            <span className="min-w-0">
              <WordsOf words={localise(name, language)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
