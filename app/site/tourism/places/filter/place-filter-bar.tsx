import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../../../i18n/language.ts';
import { FilterBar } from '../../../../ui/forms/filter-bar.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Fold } from '../../../../ui/pieces/fold.tsx';
import { LIST_TEXTS } from '../../tourism-texts.ts';
import type { ChosenOptions, FilterOption } from './place-filter.ts';

interface PlaceFilterBarProps {
  /** Of the list, without language. */
  path: string;
  /** The id of the part of the page in which the list stands, where it does not begin the page. */
  at?: string;
  filters: readonly { name: string; label: Bilingual; options: readonly FilterOption[] }[];
  chosen: ChosenOptions;
  language: Language;
}

/** The form that narrows a list of places; without any choice there is nothing to ask, and no form. */
export function PlaceFilterBar({ path, at, filters, chosen, language }: PlaceFilterBarProps) {
  if (filters.length === 0) return null;
  const set = Object.keys(chosen).length;
  return (
    <Fold title={t(LIST_TEXTS.filters, language)} look="tablet" isBare isOpen={set > 0}>
      <FilterBar
        action={at ? `${path}#${at}` : path}
        language={language}
        submitText={t(LIST_TEXTS.submit, language)}
        {...(set > 0 && { resetHref: href(path, language) })}
      >
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            isFilter
            name={name}
            label={t(label, language)}
            language={language}
            defaultValue={chosen[name] ?? ''}
            options={[
              { value: '', label: t(LIST_TEXTS.all, language) },
              ...options.map((option) => ({
                value: option.value,
                label: localise(option.label, language),
              })),
            ]}
          />
        ))}
      </FilterBar>
    </Fold>
  );
}
