import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { hasTags } from '../../../../domain/content/model/tags.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { SearchBox } from '../../pieces/lists/search-box.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { nameOf, staffNamesQuery } from '../../pieces/who.tsx';
import { useUser } from '../../session.tsx';
import { type ListFilters, type ListSort, optionsQuery, tagsQuery } from '../content-api.ts';
import { askForSort, NO_FILTERS, showsAll, sortOf, sortsOf } from './list-filters.ts';
import { listTextsOf } from './list-texts.ts';

interface FiltersProps {
  type: ContentType;
  filters: ListFilters;
  onChange: (part: Partial<ListFilters>) => void;
  /** What stands behind the filters. */
  children: ReactNode;
}

/** The filters and the order of a list. */
export function EntriesFilters({ type, filters, onChange, children }: FiltersProps) {
  const { say, lang } = useAdminLanguage();
  const tags = useQuery({ ...tagsQuery(type.name), enabled: hasTags(type) }).data?.tags ?? [];
  const categories = useCategories(type);
  const isNarrowed = !showsAll(filters);
  // On a phone alone: else the entries would begin below the first screen.
  const [isFolded, setFolded] = useState(() => showsAll({ ...filters, search: '' }));
  const texts = listTextsOf(type.name);
  const orders = { ...texts, default: texts.orders[type.order] };
  return (
    <search className="list-filters" data-folded={isFolded || undefined}>
      <SearchBox
        value={filters.search}
        label={say(texts.search)}
        placeholder={say(texts.searchHint)}
        onChange={(search) => onChange({ search })}
      />
      <Button
        className="list-filters-fold"
        variant="default"
        leftSection={<SlidersHorizontal aria-hidden size={16} />}
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
      >
        {say(texts.filters)}
      </Button>
      <NativeSelect
        label={say(texts.state)}
        value={filters.state}
        onChange={(event) => onChange({ state: event.currentTarget.value as ListFilters['state'] })}
        data={[
          { value: '', label: say(texts.anyState) },
          { value: 'published', label: say(texts.published) },
          { value: 'draft', label: say(texts.draft) },
          { value: 'planned', label: say(texts.planned) },
          ...(type.archives ? [{ value: 'archived', label: say(texts.archived) }] : []),
          { value: 'recheck', label: say(texts.recheck) },
        ]}
      />
      {categories && (
        <NativeSelect
          label={categories.label}
          value={filters.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
          data={[
            { value: '', label: say(texts.anyCategory) },
            ...withAsked(categories.options, filters.category),
          ]}
        />
      )}
      {(tags.length > 0 || filters.tag !== '') && (
        <NativeSelect
          label={say(texts.tag)}
          value={filters.tag}
          onChange={(event) => onChange({ tag: event.currentTarget.value })}
          data={[
            { value: '', label: say(texts.anyTag) },
            ...withAsked(
              tags.map(({ name, count }) => ({
                value: name.el,
                label: `${name[lang] || name.el} (${count})`,
              })),
              filters.tag,
            ),
          ]}
        />
      )}
      <NativeSelect
        label={say(texts.english)}
        value={filters.english}
        onChange={(event) =>
          onChange({ english: event.currentTarget.value as ListFilters['english'] })
        }
        data={[
          { value: '', label: say(texts.anyEnglish) },
          { value: 'missing', label: say(texts.englishMissing) },
          { value: 'behind', label: say(texts.englishBehind) },
        ]}
      />
      <ChangedBy
        value={filters.by}
        label={say(texts.by)}
        usual={[
          { value: '', label: say(texts.byAnybody) },
          { value: 'me', label: say(texts.byMe) },
          { value: 'others', label: say(texts.byOthers) },
        ]}
        onChange={(by) => onChange({ by })}
      />
      <NativeSelect
        className="list-filter-sort"
        label={say(texts.sort)}
        value={sortOf(type, filters)}
        onChange={(event) =>
          onChange({ sort: askForSort(type, event.currentTarget.value as ListSort) })
        }
        data={sortsOf(type).map((sort) => ({ value: sort, label: say(orders[sort]) }))}
      />
      <Checkbox
        className="list-filter-check"
        label={say(texts.onlySamples)}
        checked={filters.samples === 'only'}
        onChange={(event) => onChange({ samples: event.currentTarget.checked ? 'only' : '' })}
      />
      {children}
      {isNarrowed && (
        <Button
          className="list-filter-clear"
          variant="subtle"
          onClick={() => onChange({ ...NO_FILTERS, sort: filters.sort })}
        >
          {say(PIECE_TEXTS.clearFilters)}
        </Button>
      )}
    </search>
  );
}

/** What can be chosen, and what is asked for though it is gone: a list must not be narrowed by what nobody sees. */
function withAsked(options: { value: string; label: string }[], asked: string) {
  const isThere = asked === '' || options.some(({ value }) => value === asked);
  return isThere ? options : [...options, { value: asked, label: asked }];
}

/** Who changed an entry last: oneself, everybody else, or one of the colleagues. */
function ChangedBy(props: {
  value: string;
  label: string;
  usual: { value: string; label: string }[];
  onChange: (by: string) => void;
}) {
  const { value, label, usual, onChange } = props;
  const own = useUser().email;
  const staff = useQuery(staffNamesQuery).data ?? [];
  const colleagues = staff.filter(({ email }) => email !== own).map(({ email }) => email);
  // An account that is gone may still be asked for by an address that somebody kept.
  const isOther = value.includes('@') && !colleagues.includes(value);
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        ...usual,
        ...(isOther ? [...colleagues, value] : colleagues).map((email) => ({
          value: email,
          label: nameOf(staff, email),
        })),
      ]}
    />
  );
}

/** The categories of a type: the values of a choice, or the entries that a reference points at. */
function useCategories(type: ContentType) {
  const { lang } = useAdminLanguage();
  const field = type.promoted.category ? type.fields[type.promoted.category] : undefined;
  const target = field?.kind === 'reference' ? field.to : '';
  const options = useQuery({ ...optionsQuery(target), enabled: target !== '' });
  if (!field) return null;
  if (field.kind === 'choice') {
    return {
      label: field.label[lang],
      options: field.options.map(({ value, label }) => ({ value, label: label[lang] })),
    };
  }
  return {
    label: field.label[lang],
    options: (options.data ?? []).map(({ slug, title }) => ({ value: slug, label: title[lang] })),
  };
}
