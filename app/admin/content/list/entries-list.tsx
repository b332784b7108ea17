import { Button, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { newEntryAddress } from '../../pieces/addresses/entry-address.ts';
import { Localised } from '../../pieces/addresses/entry-words.tsx';
import { ConfirmDialog } from '../../pieces/dialogs/confirm-dialog.tsx';
import { EmptyList, EmptyListLink } from '../../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE } from '../../pieces/lists/page-of-list.ts';
import { PagedList } from '../../pieces/lists/paged-list.tsx';
import { Loading } from '../../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { type AnyEntry, entriesQuery } from '../content-api.ts';
import type { BulkResult } from './bulk/bulk-acts.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkOutcome } from './bulk/bulk-outcome.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { useColumns } from './columns.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { EntriesFilters } from './entries-filters.tsx';
import { EntriesTable } from './entries-table.tsx';
import { askForSort, NO_FILTERS, showsAll, sortAsked, sortOf } from './list-filters.ts';
import { listTextsOf } from './list-texts.ts';
import { useListAddress } from './use-list-address.ts';
import { useMove } from './use-move.ts';
import { usePresent } from './use-present.ts';

/** A list of entries with all acts on them. */
export function EntriesList({ type }: { type: ContentType }) {
  const { say, lang } = useAdminLanguage();
  const texts = listTextsOf(type.name);
  const { filters, page, change, goTo } = useListAddress(type.name);
  const sort = sortOf(type, filters);
  const list = useQuery({
    ...entriesQuery(type.name, { ...filters, sort: sortAsked(type, sort, lang) }, page),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [toDelete, setToDelete] = useState<AnyEntry | null>(null);
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<BulkResult | null>(null);
  const columns = useColumns(type);
  const bulk = useBulk(type);
  const { move, said } = useMove(type);
  const present = usePresent(type.name);

  const entries = list.data?.entries ?? [];
  const chosenHere = entries.filter((entry) => chosen.has(entry.id));
  const canMove = type.order === 'position' && showsAll(filters) && sort === 'default';

  async function confirmDelete(entry: AnyEntry) {
    const result = await bulk.run('delete', [entry]);
    const [refused] = result.refused;
    setProblem(refused?.reason ?? '');
    if (!refused) setToDelete(null);
  }

  return (
    <>
      <EntriesFilters type={type} filters={filters} onChange={change}>
        <ColumnsMenu type={type} columns={columns} />
      </EntriesFilters>
      {outcome && <BulkOutcome outcome={outcome} onHide={() => setOutcome(null)} />}
      {chosenHere.length > 0 && (
        <BulkBar
          type={type}
          chosen={chosenHere}
          bulk={bulk}
          onClear={() => setChosen(new Set())}
          onDone={(result) => {
            setOutcome(result.refused.length > 0 ? result : null);
            setChosen(new Set(result.refused.map(({ entry }) => entry.id)));
          }}
        />
      )}
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loading={<Loading words={texts.loading && say(texts.loading)} />}
        loadFailed={say(texts.loadFailed)}
        empty={
          <NoEntries
            type={type}
            isFiltered={!showsAll(filters)}
            onClear={() => change({ ...NO_FILTERS, sort: filters.sort })}
          />
        }
        onPage={goTo}
      >
        {({ total }, isOld) => (
          <div className="list-body" aria-busy={isOld}>
            <EntriesTable
              type={type}
              entries={entries}
              sort={sort}
              shown={columns.shown}
              present={present}
              onSort={(next) => change({ sort: askForSort(type, next) })}
              chosen={chosen}
              onChoose={setChosen}
              onDelete={setToDelete}
              // The rows of the order before still stand there until those of the site's order have come.
              onMove={
                canMove && !isOld
                  ? (entry, to) => void move(entry.id, entry.title[lang], to)
                  : undefined
              }
              ends={{ first: page === 1, last: page * ROWS_ON_A_PAGE >= total }}
            />
          </div>
        )}
      </PagedList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {type.order === 'position' && !canMove && entries.length > 1 && (
        <Text c="dimmed" size="sm" mt="sm">
          {say(texts.orderHint)}
        </Text>
      )}
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={say(texts.deleteTitle)}
        action={say(texts.delete)}
        isDanger
        isBusy={bulk.progress !== null}
        problem={problem}
        onConfirm={() => toDelete && void confirmDelete(toDelete)}
        onClose={() => {
          setToDelete(null);
          setProblem('');
        }}
      >
        <Text mb="xs">{say(texts.deleteQuestion)}</Text>
        <Text fw={600} mb="xs">
          {toDelete && <Localised text={toDelete.title} />}
        </Text>
        <Text c="dimmed" size="sm">
          {say(texts.deleteUndo)}
        </Text>
      </ConfirmDialog>
    </>
  );
}

/** What a list without rows says: that the filters leave nothing, or how the first entry comes into being. */
function NoEntries(props: { type: ContentType; isFiltered: boolean; onClear: () => void }) {
  const { say } = useAdminLanguage();
  const { type, isFiltered, onClear } = props;
  const texts = listTextsOf(type.name);
  if (isFiltered) {
    return (
      <EmptyList title={say(texts.emptyFiltered)}>
        <Button variant="default" onClick={onClear}>
          {say(PIECE_TEXTS.clearFilters)}
        </Button>
      </EmptyList>
    );
  }
  return (
    <EmptyList title={say(texts.empty)} text={say(texts.emptyHint)}>
      <EmptyListLink to={newEntryAddress(type.name)}>{say(texts.addFirst)}</EmptyListLink>
    </EmptyList>
  );
}
