import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { DataTable } from '../../../ui/pieces/data-table.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { FacilityIcons, FacilityLegend } from '../places/facilities.tsx';
import type { Place } from '../places/places.ts';
import { FACT_TEXTS, LIST_TEXTS, PLACE_TEXTS } from '../tourism-texts.ts';
import { beachFactsOf } from './beach-facts.ts';

/** Beaches side by side, on screens wide enough; on a phone each row of the list says the same. */
export function BeachTable({
  beaches,
  isNumbered,
  language,
}: {
  beaches: Place[];
  /** As on the map. */
  isNumbered: boolean;
  language: Language;
}) {
  return (
    <div className="grid gap-8 max-md:hidden">
      <DataTable
        caption={t(LIST_TEXTS.compare, language)}
        isCaptionHidden
        columns={[
          { label: t(LIST_TEXTS.beach, language) },
          { label: t(FACT_TEXTS.shore, language) },
          { label: t(FACT_TEXTS.depth, language) },
          { label: t(FACT_TEXTS.shade, language) },
          { label: t(FACT_TEXTS.water, language) },
          { label: t(PLACE_TEXTS.facilities, language) },
        ]}
        rows={beaches.map((beach, index) => ({
          key: beach.slug,
          cells: [
            <span key="name">
              {isNumbered && <span className="tabular text-muted">{`${index + 1}. `}</span>}
              <a href={href(beach.path, language)} className="text-link">
                <WordsOf words={localise(beach.data.name, language)} />
              </a>
            </span>,
            ...beachFactsOf(beach.data, language).map(({ name, value }) =>
              value ? (
                value
              ) : (
                <span key={name} className="text-muted">
                  {t(FACT_TEXTS.unknown, language)}
                </span>
              ),
            ),
            <FacilityIcons key="facilities" data={beach.data} language={language} />,
          ],
        }))}
      />
      <FacilityLegend language={language} />
    </div>
  );
}
