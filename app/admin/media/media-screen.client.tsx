import { Alert, Button, Checkbox, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Medium } from '../api-client.ts';
import { thumbnailOf } from '../form/media/medium-query.ts';
import { useUploads } from '../form/media/use-uploads.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { ListPages } from '../pieces/list-pages.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { SearchBox } from '../pieces/search-box.tsx';
import { isUndescribed, type MediaFilters, mediaQuery, PAGE_SIZE } from './media-api.ts';
import { LIBRARY_TEXTS } from './media-texts.ts';
import { MediumDialog } from './medium-dialog.tsx';
import { UploadPanel } from './upload-panel.tsx';

import './media.css';

/** The pictures and documents of the site: finding, adding, describing and deleting them. */
export function MediaScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const address = readMediaAddress(parameters);
  const { filters, page, open } = address;
  const go = (part: Partial<MediaAddress>, replace = true) =>
    setParameters(writeMediaAddress({ ...address, ...part }), {
      replace,
      preventScrollReset: true,
      // Set at once: a ticked box must not jump back until the address has changed.
      flushSync: true,
    });
  const filter = (part: Partial<MediaAddress['filters']>) =>
    go({ filters: { ...filters, ...part }, page: 1 });
  const library = useQuery({ ...mediaQuery(filters, page), placeholderData: keepPreviousData });
  const queries = useQueryClient();
  const queue = useUploads({
    kind: 'any',
    keepsDone: true,
    onAdded: () => {
      void queries.invalidateQueries({ queryKey: ['media'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  /** Descriptions being written, by medium: closing a dialog by mistake loses none. */
  const [drafts, setDrafts] = useState<Record<string, Medium['alt']>>({});
  const media = library.data?.media ?? [];
  const isFiltered = filters.search !== '' || filters.kind !== '' || filters.missing !== '';
  return (
    <>
      <ScreenHeader title={say(LIBRARY_TEXTS.title)} text={say(LIBRARY_TEXTS.text)} />
      <UploadPanel queue={queue} onDescribe={(id) => go({ open: id }, false)} />
      <search className="media-filters">
        <SearchBox
          value={filters.search}
          placeholder={say(LIBRARY_TEXTS.searchHint)}
          onChange={(search) => filter({ search })}
        />
        <NativeSelect
          label={say(LIBRARY_TEXTS.kind)}
          value={filters.kind}
          disabled={filters.missing !== ''}
          onChange={(event) =>
            filter({ kind: event.currentTarget.value as MediaAddress['filters']['kind'] })
          }
          data={[
            { value: '', label: say(LIBRARY_TEXTS.anyKind) },
            { value: 'image', label: say(LIBRARY_TEXTS.images) },
            { value: 'document', label: say(LIBRARY_TEXTS.documents) },
          ]}
        />
        <Checkbox
          className="media-filter-check"
          label={say(LIBRARY_TEXTS.missingAlt)}
          checked={filters.missing === 'alt'}
          onChange={(event) => filter({ missing: event.currentTarget.checked ? 'alt' : '' })}
        />
      </search>
      {library.isPending && <Loading />}
      {library.isError && (
        <LoadProblem
          title={say(LIBRARY_TEXTS.loadFailed)}
          error={library.error}
          onRetry={() => void library.refetch()}
        />
      )}
      {library.isSuccess && media.length === 0 && (
        <Alert color="sea" role="status">
          <Text>{say(isFiltered ? LIBRARY_TEXTS.nothing : LIBRARY_TEXTS.nothingYet)}</Text>
          {isFiltered && (
            <Button
              mt="sm"
              variant="default"
              onClick={() => filter({ search: '', kind: '', missing: '' })}
            >
              {say(PIECE_TEXTS.clearFilters)}
            </Button>
          )}
        </Alert>
      )}
      <ul className="media-grid" aria-busy={library.isPlaceholderData}>
        {media.map((medium) => (
          <li key={medium.id}>
            <MediumTile medium={medium} onOpen={() => go({ open: medium.id }, false)} />
          </li>
        ))}
      </ul>
      <ListPages
        page={page}
        pageSize={PAGE_SIZE}
        total={library.data?.total ?? 0}
        onChange={(next) => go({ page: next }, false)}
      />
      <MediumDialog
        id={open}
        known={media.find((medium) => medium.id === open)}
        draft={drafts[open]}
        onDraft={(alt) =>
          setDrafts(({ [open]: _, ...rest }) => (alt ? { ...rest, [open]: alt } : rest))
        }
        onClose={() => go({ open: '' })}
      />
    </>
  );
}

function MediumTile({ medium, onOpen }: { medium: Medium; onOpen: () => void }) {
  const { say, lang } = useAdminLanguage();
  const words = medium.alt[lang] || medium.alt[lang === 'el' ? 'en' : 'el'];
  return (
    <button type="button" className="media-tile" onClick={onOpen}>
      {medium.kind === 'image' ? (
        <img src={thumbnailOf(medium)} alt="" loading="lazy" />
      ) : (
        <span className="media-tile-file">
          <FileText aria-hidden size={40} />
        </span>
      )}
      <span className="media-tile-words">{words || medium.fileName}</span>
      <span className="media-tile-facts">
        {medium.kind === 'document' && 'PDF'}
        {isUndescribed(medium) && (
          <span className="media-tile-missing">{say(LIBRARY_TEXTS.noAlt)}</span>
        )}
      </span>
    </button>
  );
}

export interface MediaAddress {
  filters: MediaFilters;
  page: number;
  /** The medium whose details are open, or ''. */
  open: string;
}

/** The filters in the address of the library; values that nobody could have chosen are ignored. */
export function readMediaAddress(parameters: URLSearchParams): MediaAddress {
  const kind = parameters.get('kind');
  const page = Number(parameters.get('page') ?? 1);
  return {
    filters: {
      search: (parameters.get('search') ?? '').slice(0, 200),
      kind: kind === 'image' || kind === 'document' ? kind : '',
      missing: parameters.get('missing') === 'alt' ? 'alt' : '',
    },
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    open: (parameters.get('medium') ?? '').slice(0, 100),
  };
}

export function writeMediaAddress({ filters, page, open }: MediaAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set('page', String(page));
  if (open) parameters.set('medium', open);
  return parameters;
}
