import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LACKING } from '../../../domain/media/library/lacking.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { SearchBox } from '../pieces/lists/search-box.tsx';
import type { MediaFilters } from './media-address.ts';
import { tagsQuery } from './media-api.ts';
import { LACKING_TEXTS, LIBRARY_TEXTS } from './media-texts.ts';

interface MediaFilterBarProps {
  filters: MediaFilters;
  onChange: (part: Partial<MediaFilters>) => void;
}

/** What of the library is shown: words, kind, tag, and what files lack. */
export function MediaFilterBar({ filters, onChange }: MediaFilterBarProps) {
  const { say } = useAdminLanguage();
  const tags = useQuery(tagsQuery).data?.tags ?? [];
  const isKnown = tags.some(({ tag }) => tag === filters.tag);
  return (
    <search className="media-filters">
      <SearchBox
        value={filters.search}
        placeholder={say(LIBRARY_TEXTS.searchHint)}
        onChange={(search) => onChange({ search })}
      />
      <NativeSelect
        label={say(LIBRARY_TEXTS.kind)}
        value={filters.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value as MediaFilters['kind'] })}
        data={[
          { value: '', label: say(LIBRARY_TEXTS.anyKind) },
          { value: 'image', label: say(LIBRARY_TEXTS.images) },
          { value: 'document', label: say(LIBRARY_TEXTS.documents) },
        ]}
      />
      <NativeSelect
        label={say(LIBRARY_TEXTS.lacks)}
        value={filters.missing}
        onChange={(event) =>
          onChange({ missing: event.currentTarget.value as MediaFilters['missing'] })
        }
        data={[
          { value: '', label: say(LIBRARY_TEXTS.lacksAnything) },
          ...LACKING.map((value) => ({ value, label: say(LACKING_TEXTS[value]) })),
        ]}
      />
      {(tags.length > 0 || filters.tag) && (
        <NativeSelect
          label={say(LIBRARY_TEXTS.tag)}
          value={filters.tag}
          onChange={(event) => onChange({ tag: event.currentTarget.value })}
          data={[
            { value: '', label: say(LIBRARY_TEXTS.anyTag) },
            // Of an address that somebody kept.
            ...(filters.tag && !isKnown ? [{ value: filters.tag, label: filters.tag }] : []),
            ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
          ]}
        />
      )}
    </search>
  );
}
