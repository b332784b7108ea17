import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { useUploads } from '../form/media/use-uploads.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { AS_FILTER, useAddressChoices } from '../pieces/addresses/use-address-choices.ts';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import {
  type MediaAddress,
  NO_FILTERS,
  readMediaAddress,
  writeMediaAddress,
} from './media-address.ts';
import { MEDIA_ON_A_PAGE, mediaQuery } from './media-api.ts';
import { useMediaDrafts } from './media-drafts.ts';
import { MediaFilterBar } from './media-filters.tsx';
import { LIBRARY_TEXTS, sayFound } from './media-texts.ts';
import { MediumDialog } from './medium/medium-dialog.tsx';
import { MediumTile } from './medium-tile.tsx';
import { UploadPanel } from './upload-panel.tsx';

import './media.css';

const MEDIA_ADDRESS = { read: readMediaAddress, write: writeMediaAddress };

/** The pictures and documents of the site: finding, adding, describing and deleting them. */
export function MediaScreen() {
  const { say } = useAdminLanguage();
  const { choices, choose } = useAddressChoices(MEDIA_ADDRESS);
  const { filters, page, open } = choices;
  const go = (part: Partial<MediaAddress>, replace = true) =>
    choose((latest) => ({ ...latest, ...part }), { ...AS_FILTER, replace });
  const filter = (part: Partial<MediaAddress['filters']>) =>
    choose(
      (latest) => ({ ...latest, filters: { ...latest.filters, ...part }, page: 1 }),
      AS_FILTER,
    );
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
  const drafts = useMediaDrafts();
  const media = library.data?.media ?? [];
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <ScreenHeader title={say(LIBRARY_TEXTS.title)} text={say(LIBRARY_TEXTS.text)}>
        <Button component={Link} to="/admin/media/texts" variant="default">
          {say(LIBRARY_TEXTS.altGrid)}
        </Button>
        <Button component={Link} to="/admin/bin" variant="default">
          {say(LIBRARY_TEXTS.bin)}
        </Button>
      </ScreenHeader>
      <UploadPanel queue={queue} onDescribe={(id) => go({ open: id }, false)} />
      <MediaFilterBar filters={filters} onChange={filter} />
      <Text size="sm" c="dimmed" role="status" className="media-found">
        {library.isSuccess && media.length > 0 && say(sayFound(library.data.total))}
      </Text>
      <PagedList
        list={library}
        page={page}
        pageSize={MEDIA_ON_A_PAGE}
        loadFailed={say(LIBRARY_TEXTS.loadFailed)}
        empty={
          <EmptyList
            title={say(isFiltered ? LIBRARY_TEXTS.nothing : LIBRARY_TEXTS.nothingYet)}
            text={isFiltered ? undefined : say(LIBRARY_TEXTS.nothingYetHint)}
          >
            {isFiltered ? (
              <Button variant="default" onClick={() => filter(NO_FILTERS)}>
                {say(PIECE_TEXTS.clearFilters)}
              </Button>
            ) : (
              <EmptyListLink to="/admin/bin">{say(LIBRARY_TEXTS.bin)}</EmptyListLink>
            )}
          </EmptyList>
        }
        onPage={(next, options) => go({ page: next }, options?.replace ?? false)}
      >
        {({ unexplained }, isOld) => (
          <ul className="media-grid" aria-busy={isOld}>
            {media.map((medium) => (
              <li key={medium.id}>
                <MediumTile
                  medium={medium}
                  hasDraft={medium.id in drafts.drafts}
                  isUnexplained={unexplained.includes(medium.id)}
                  onOpen={() => go({ open: medium.id }, false)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <MediumDialog
        id={open}
        known={media.find((medium) => medium.id === open)}
        drafts={drafts}
        onClose={() => go({ open: '' })}
      />
    </>
  );
}
