import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Fold } from '../../ui/pieces/fold.tsx';
import {
  FILTER_NAMES,
  type FilterChoices,
  type FilterName,
  filterParameters,
} from './event-filter.ts';
import { type EventsAddress, eventsPath } from './events-path.ts';
import { FILTER_TEXTS } from './events-texts.ts';

const LABELS: Record<FilterName, Bilingual> = {
  unit: FILTER_TEXTS.unit,
  category: FILTER_TEXTS.category,
  audience: FILTER_TEXTS.audience,
};

interface EventFilterBarProps {
  address: EventsAddress;
  choices: FilterChoices;
  language: Language;
}

/** The form that narrows the events; it stays in the view in which it stands. */
export function EventFilterBar({ address, choices, language }: EventFilterBarProps) {
  const { view, filter, month, day, year } = address;
  const isFiltered = filterParameters(filter).length > 0;
  const kept = {
    view: view === 'calendar' || view === 'past' ? view : undefined,
    month,
    day,
    year,
  };
  return (
    <Fold title={t(FILTER_TEXTS.filters, language)} look="tablet" isBare isOpen={isFiltered}>
      <FilterBar
        action={href('/events', language).split('?')[0] ?? ''}
        language={language}
        submitText={t(FILTER_TEXTS.submit, language)}
        {...(isFiltered && {
          resetHref: href(
            eventsPath({ ...address, page: 1, filter: { unit: '', category: '', audience: '' } }),
            language,
          ),
        })}
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {FILTER_NAMES.map((name) =>
          choices[name].length === 0 ? null : (
            <Select
              key={name}
              isFilter
              name={name}
              label={t(LABELS[name], language)}
              language={language}
              defaultValue={filter[name]}
              options={[
                { value: '', label: t(FILTER_TEXTS.all, language) },
                ...choices[name].map(({ value, label }) => ({
                  value,
                  label: localise(label, language),
                })),
              ]}
            />
          ),
        )}
      </FilterBar>
    </Fold>
  );
}
