import { Button, NativeSelect } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { EmptyList } from '../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';

const LISTS = ['often', 'all', 'ignored'] as const;
export type MissedList = (typeof LISTS)[number];

export interface ShownList {
  list: MissedList;
  /** Counts from 1. */
  page: number;
  show: (list: MissedList, page?: number, options?: { replace: boolean }) => void;
}

/** Which list of what visitors missed the address says, and which page of it. */
export function useShownList(): ShownList {
  const [parameters, setParameters] = useSearchParams();
  return {
    list: LISTS.find((name) => name === parameters.get('show')) ?? 'often',
    page: readPage(parameters),
    show: (list, page = 1, options) =>
      setParameters({ ...(list !== 'often' && { show: list }), ...writePage(page) }, options),
  };
}

interface AskedBefore {
  queryKey: readonly unknown[];
}

/**
 * For the query of a list whose key names the list second: the rows of one page stay until the next one has come, but
 * not those of another list, with which something else is done.
 */
export const keepPageOf =
  (list: MissedList) =>
  <Answer,>(before: Answer | undefined, asked: AskedBefore | undefined): Answer | undefined =>
    asked?.queryKey[1] === list ? before : undefined;

interface ListWords extends Record<MissedList, Bilingual> {
  list: Bilingual;
  showAll: Bilingual;
  empty: Record<MissedList, Bilingual>;
  loadFailed: Bilingual;
}

/** What visitors asked for in vain: the choice of a list, and its rows in pages. */
export function MissedLists<Answer extends { total: number }>(props: {
  shown: ShownList;
  found: UseQueryResult<Answer>;
  words: ListWords;
  children: (answer: Answer) => ReactNode;
}) {
  const { words } = props;
  const { list, page, show } = props.shown;
  const { say } = useAdminLanguage();
  return (
    <>
      <NativeSelect
        w="fit-content"
        mb="md"
        label={say(words.list)}
        value={list}
        onChange={(event) => show(event.currentTarget.value as MissedList)}
        data={LISTS.map((value) => ({ value, label: say(words[value]) }))}
      />
      <PagedList
        list={props.found}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(words.loadFailed)}
        empty={
          <EmptyList title={say(words.empty[list])}>
            <Button variant="default" onClick={() => show(list === 'often' ? 'all' : 'often')}>
              {say(list === 'often' ? words.showAll : words.often)}
            </Button>
          </EmptyList>
        }
        onPage={(next, options) => show(list, next, options)}
      >
        {props.children}
      </PagedList>
    </>
  );
}
