import { DOCUMENT_CATEGORIES } from '../../../../domain/content-types/transparency-document.ts';
import { href, type Language, t } from '../../../i18n/language.ts';
import { LiveFilter } from '../../../islands/live-filter.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { FilterBar } from '../../../ui/forms/filter-bar.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { DocumentFilters } from './read-document-filters.ts';
import { allDocumentsPath, isFiltered } from './read-document-filters.ts';
import { TRANSPARENCY_TEXTS as TEXTS } from './transparency-texts.ts';

const PATH = '/municipality/transparency';
const FORM_ID = 'document-filters';

interface DocumentFilterBarProps {
  filters: DocumentFilters;
  language: Language;
}

/** The filters of the documents by text, category and date, with the present choice filled in. */
export function DocumentFilterBar({ filters, language }: DocumentFilterBarProps) {
  return (
    <>
      <FilterBar
        id={FORM_ID}
        action={PATH}
        language={language}
        resetHref={
          isFiltered(filters) || filters.hasInvalidDate
            ? href(allDocumentsPath(filters), language)
            : undefined
        }
        resetText={t(TEXTS.clear, language)}
      >
        {filters.isArchived && <input type="hidden" name="archive" value="only" />}
        <TextInput
          name="q"
          type="search"
          label={t(TEXTS.search, language)}
          language={language}
          defaultValue={filters.q}
          maxLength={200}
          isFilter
        />
        <Select
          name="category"
          label={t(TEXTS.category, language)}
          language={language}
          defaultValue={filters.category}
          isFilter
          options={[
            { value: 'all', label: t(TEXTS.allCategories, language) },
            ...DOCUMENT_CATEGORIES.map(({ value, label }) => ({
              value,
              label: t(label, language),
            })),
          ]}
        />
        <DateInput
          name="date"
          label={t(TEXTS.date, language)}
          language={language}
          defaultValue={filters.date}
          error={filters.hasInvalidDate ? t(TEXTS.invalidDate, language) : undefined}
          isFilter
        />
      </FilterBar>
      <LiveFilter formId={FORM_ID} language={language} />
    </>
  );
}
