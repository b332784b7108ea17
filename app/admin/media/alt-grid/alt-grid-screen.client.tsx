import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { answerOf, api, type Medium } from '../../calls/api-client.ts';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { ScreenHeader } from '../../layout/screen-header.tsx';
import { focusAgain, isFocusLost } from '../../pieces/dialogs/dialog.tsx';
import { EmptyList, EmptyListLink } from '../../pieces/lists/empty-list.tsx';
import { PagedList } from '../../pieces/lists/paged-list.tsx';
import { isSaveKey } from '../../pieces/save-key.ts';
import { useHandsIn } from '../../review/review-api.ts';
import { useMediaDrafts } from '../media-drafts.ts';
import { MEDIUM_TEXTS } from '../medium/medium-texts.ts';
import { useMediaSaving } from '../medium/save-media.ts';
import { ALT_GRID_TEXTS, saySaveAll, saySaved } from './alt-grid-texts.ts';
import { AltRow, altRowId } from './alt-row.tsx';
import { UnseenDrafts } from './unseen-drafts.tsx';

import './alt-grid.css';
import { pageQuery, readPage, writePage } from '../../pieces/lists/page-of-list.ts';

const PAGE_SIZE = 24;

/**
 * A page of pictures. It is not fetched again while it is open: a picture that has got its text stays in its place, so
 * that nobody loses theirs.
 */
const picturesQuery = (showsAll: boolean, page: number) =>
  queryOptions({
    queryKey: ['alt-grid', showsAll, page],
    queryFn: ({ signal }) => {
      const query = {
        kind: 'image' as const,
        ...pageQuery(page, PAGE_SIZE),
        ...(!showsAll && { lacks: 'alt' as const }),
      };
      return answerOf(api.media.$get({ query }, { init: { signal } }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The alternative texts of many pictures, beside each of them, saved one by one or together. */
export function AltGridScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const showsAll = parameters.get('show') === 'all';
  const page = readPage(parameters);
  const asked = picturesQuery(showsAll, page);
  const list = useQuery(asked);
  const queries = useQueryClient();
  const drafts = useMediaDrafts();
  const saving = useMediaSaving(drafts);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  // What is written about documents is saved where it is written.
  const waiting = Object.entries(drafts.drafts).flatMap(([id, { kind }]) =>
    kind === 'document' ? [] : id,
  );
  const media = list.data?.media ?? [];
  const handsIn = useHandsIn();
  const shown = new Set(list.data?.shown);
  const isSaving = saving.busy.length > 0;

  function go(next: { showsAll: boolean; page: number }, options?: { replace: boolean }) {
    setParameters({ ...(next.showsAll && { show: 'all' }), ...writePage(next.page) }, options);
    setDone(new Set());
  }

  /** Shows what is stored now in place of what was. */
  function put(stored: readonly Medium[]) {
    queries.setQueryData(
      asked.queryKey,
      (before) =>
        before && {
          ...before,
          media: before.media.map((one) => stored.find(({ id }) => id === one.id) ?? one),
        },
    );
  }

  async function save(ids: readonly string[], over: Record<string, number> = {}) {
    if (ids.length === 0) return;
    const saved = await saving.save(ids, over);
    put(saved);
    setDone((before) => new Set([...before, ...saved.map(({ id }) => id)]));
    if (saved.length > 0) announce(say(saySaved(saved.length, ids.length - saved.length)));
    // The button that was pressed has gone with what there was to save.
    if (isFocusLost()) {
      const row = ids.length === 1 ? document.getElementById(altRowId(ids[0] ?? '')) : null;
      focusAgain(row?.querySelector('textarea:enabled, input') ?? null);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button at its end
    <div
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        if (!isSaving) void save(waiting);
      }}
    >
      <ScreenHeader title={say(ALT_GRID_TEXTS.title)} text={say(ALT_GRID_TEXTS.text)}>
        <Button component={Link} to="/admin/media" variant="default">
          {say(ALT_GRID_TEXTS.back)}
        </Button>
      </ScreenHeader>
      <NativeSelect
        className="alt-grid-show"
        label={say(ALT_GRID_TEXTS.show)}
        value={showsAll ? 'all' : 'missing'}
        onChange={(event) => go({ showsAll: event.currentTarget.value === 'all', page: 1 })}
        data={[
          { value: 'missing', label: say(ALT_GRID_TEXTS.missing) },
          { value: 'all', label: say(ALT_GRID_TEXTS.all) },
        ]}
      />
      <PagedList
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        empty={
          <EmptyList title={say(showsAll ? ALT_GRID_TEXTS.noPictures : ALT_GRID_TEXTS.nothing)}>
            {showsAll ? (
              <EmptyListLink to="/admin/media">{say(ALT_GRID_TEXTS.upload)}</EmptyListLink>
            ) : (
              <Button variant="default" onClick={() => go({ showsAll: true, page: 1 })}>
                {say(ALT_GRID_TEXTS.showAll)}
              </Button>
            )}
          </EmptyList>
        }
        onPage={(next, options) => go({ showsAll, page: next }, options)}
      >
        {() => (
          <ul className="alt-grid" aria-label={say(ALT_GRID_TEXTS.pictures)}>
            {media.map((medium) => (
              <AltRow
                key={medium.id}
                medium={medium}
                draft={drafts.drafts[medium.id]}
                problem={saving.problems[medium.id]}
                isDone={done.has(medium.id)}
                isSaving={isSaving}
                isLocked={handsIn && shown.has(medium.id)}
                onChange={(part) => drafts.change(medium, part)}
                onSave={(over) =>
                  void save([medium.id], over === undefined ? {} : { [medium.id]: over })
                }
                onDiscard={() => {
                  drafts.drop([medium.id]);
                  saving.forget([medium.id]);
                }}
                onTheirs={(theirs) => {
                  drafts.drop([medium.id]);
                  saving.forget([medium.id]);
                  put([theirs]);
                }}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {waiting.length > 0 && (
        <div className="alt-grid-bar">
          {saving.failure && (
            <Alert color="red" role="alert" title={say(MEDIUM_TEXTS.notSaved)}>
              {saving.failure}
            </Alert>
          )}
          <UnseenDrafts
            drafts={drafts.drafts}
            problems={saving.problems}
            shown={media}
            onDiscard={(id) => {
              drafts.drop([id]);
              saving.forget([id]);
            }}
          />
          <Group justify="flex-end" gap="md">
            <Text size="sm" c="dimmed">
              {say(drafts.isKept ? ALT_GRID_TEXTS.hint : FORM_TEXTS.notKept)}
            </Text>
            <Button disabled={isSaving} onClick={() => void save(waiting)}>
              {say(isSaving ? MEDIUM_TEXTS.saving : saySaveAll(waiting.length))}
            </Button>
          </Group>
        </div>
      )}
    </div>
  );
}
