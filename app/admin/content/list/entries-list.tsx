import { Alert, Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announceFailure } from '../../announce.tsx';
import { messageOf } from '../../api-client.ts';
import { moveEntry } from '../../form/fields/move-item.ts';
import { ConfirmDialog } from '../../pieces/confirm-dialog.tsx';
import { ListPages } from '../../pieces/list-pages.tsx';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import {
  type AnyEntry,
  entriesQuery,
  fetchOrder,
  forgetEntries,
  PAGE_SIZE,
  saveOrder,
} from '../content-api.ts';
import { EntriesFilters } from './entries-filters.tsx';
import { EntriesTable } from './entries-table.tsx';
import { askForSort, NO_FILTERS, showsAll, sortOf } from './list-filters.ts';
import { askToDeleteMany, listTextsOf, sayChosen } from './list-texts.ts';
import { type Deletable, useDeleteEntries } from './use-delete-entries.ts';
import { useListAddress } from './use-list-address.ts';

/** A list of entries with all acts on them. */
export function EntriesList({ type }: { type: ContentType }) {
  const { say, lang } = useAdminLanguage();
  const texts = listTextsOf(type.name);
  const { filters, page, change, goTo } = useListAddress(type.name);
  const sort = sortOf(type, filters);
  const list = useQuery({
    ...entriesQuery(type.name, { ...filters, sort }, page),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [toDelete, setToDelete] = useState<Deletable[]>([]);
  const [problem, setProblem] = useState('');
  const { remove, isDeleting } = useDeleteEntries(type.name);
  const move = useMove(type);

  const entries = list.data?.entries ?? [];
  const total = list.data?.total ?? 0;
  const named = (entry: AnyEntry): Deletable => ({ id: entry.id, title: entry.title[lang] });
  const chosenHere = entries.filter((entry) => chosen.has(entry.id));
  const canMove = type.order === 'position' && showsAll(filters) && sort === 'default';

  async function confirmDelete() {
    const result = await remove(toDelete);
    setChosen(new Set(result.left.map((entry) => entry.id)));
    setProblem(result.problem);
    setToDelete(result.left);
    // If nothing is left on the last page, show the one before.
    if (result.left.length === 0 && toDelete.length === entries.length && page > 1) goTo(page - 1);
  }

  return (
    <>
      <EntriesFilters type={type} filters={filters} onChange={change} />
      {chosenHere.length > 0 && (
        <div className="list-chosen" role="status">
          <Text fw={600}>{say(sayChosen(chosenHere.length))}</Text>
          <Button
            size="sm"
            color="red"
            variant="light"
            onClick={() => setToDelete(chosenHere.map(named))}
          >
            {say(texts.delete)}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => setChosen(new Set())}>
            {say(texts.clearSelection)}
          </Button>
        </div>
      )}
      {list.isPending && <Loading words={texts.loading && say(texts.loading)} />}
      {list.isError && (
        <LoadProblem
          title={say(texts.loadFailed)}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyList
          texts={texts}
          isFiltered={!showsAll(filters) || page > 1}
          onClear={() => change({ ...NO_FILTERS, sort: filters.sort })}
        />
      )}
      {entries.length > 0 && (
        <div className="list-body" aria-busy={list.isPlaceholderData}>
          <EntriesTable
            type={type}
            entries={entries}
            sort={sort}
            onSort={(next) => change({ sort: askForSort(type, next) })}
            chosen={chosen}
            onChoose={setChosen}
            onDelete={(entry) => setToDelete([named(entry)])}
            onMove={canMove ? (id, step) => void move(id, step) : undefined}
            ends={{ first: page === 1, last: page * PAGE_SIZE >= total }}
          />
        </div>
      )}
      <ListPages page={page} pageSize={PAGE_SIZE} total={total} onChange={goTo} />
      {type.order === 'position' && !canMove && entries.length > 1 && (
        <Text c="dimmed" size="sm" mt="sm">
          {say(texts.orderHint)}
        </Text>
      )}
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        title={say(texts.deleteTitle)}
        action={say(texts.delete)}
        isDanger
        isBusy={isDeleting}
        problem={problem}
        onConfirm={() => void confirmDelete()}
        onClose={() => {
          setToDelete([]);
          setProblem('');
        }}
      >
        <Text mb="xs">
          {say(toDelete.length > 1 ? askToDeleteMany(toDelete.length) : texts.deleteQuestion)}
        </Text>
        {toDelete.length === 1 && (
          <Text fw={600} mb="xs">
            {toDelete[0]?.title}
          </Text>
        )}
        <Text c="dimmed" size="sm">
          {say(texts.deleteUndo)}
        </Text>
      </ConfirmDialog>
    </>
  );
}

function EmptyList(props: {
  texts: ReturnType<typeof listTextsOf>;
  isFiltered: boolean;
  onClear: () => void;
}) {
  const { say } = useAdminLanguage();
  const { texts, isFiltered, onClear } = props;
  return (
    <Alert color="sea" role="status">
      <Text mb={isFiltered ? 'sm' : 0}>{say(isFiltered ? texts.emptyFiltered : texts.empty)}</Text>
      {isFiltered && (
        <Button variant="default" onClick={onClear}>
          {say(PIECE_TEXTS.clearFilters)}
        </Button>
      )}
    </Alert>
  );
}

/** Moves an entry in the order of the site, one move after the other; the focus stays on its button. */
function useMove(type: ContentType) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(Promise.resolve());

  async function moveNow(id: string, step: -1 | 1) {
    try {
      const order = moveEntry(await fetchOrder(type.name), id, step);
      if (order) await saveOrder(type.name, order);
    } catch (error) {
      announceFailure(`${say(listTextsOf(type.name).notMoved)} ${messageOf(error)}`);
    }
    await forgetEntries(queries, type.name);
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-entry="${CSS.escape(id)}"]`);
      row?.querySelector<HTMLElement>(`[data-move="${step === -1 ? 'up' : 'down'}"]`)?.focus();
    });
  }

  return (id: string, step: -1 | 1) => {
    running.current = running.current.then(() => moveNow(id, step));
    return running.current;
  };
}
