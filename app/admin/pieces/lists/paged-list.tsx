import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Loading, LoadProblem } from '../load-state.tsx';
import { ListPages } from './list-pages.tsx';

/**
 * A list that comes in pages: loading, failed, empty, or its rows and the way to its other pages. Whoever stands on a
 * page that is no longer there, because its last row was dealt with, is led to the page that is now the last.
 */
export function PagedList<Answer extends { total: number }>(props: {
  list: UseQueryResult<Answer>;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** What stands there until the first page has come, if not grey rows. */
  loading?: ReactNode;
  /** Says which list did not load. */
  loadFailed?: string;
  /** Stands in the place of the rows where there is none on any page. */
  empty: ReactNode;
  /** Shows another page. One that replaces the present address leaves no step for the button that goes back. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Draws the rows of a page; `isOld` while those of the next one are on their way. */
  children: (answer: Answer, isOld: boolean) => ReactNode;
}) {
  const { list, page, pageSize, onPage } = props;
  const total = list.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isGone = list.isSuccess && !list.isPlaceholderData && page > last;
  // It is asked once for each such page, however often the screen makes its functions anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isGone) onPage(last, { replace: true });
  }, [isGone, last]);
  return (
    <>
      {(list.isPending || isGone) && (props.loading ?? <Loading />)}
      {list.isError && (
        <LoadProblem
          {...(props.loadFailed && { title: props.loadFailed })}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && !isGone && total === 0 && props.empty}
      {list.data && !isGone && total > 0 && props.children(list.data, list.isPlaceholderData)}
      {!isGone && <ListPages page={page} pageSize={pageSize} total={total} onChange={onPage} />}
    </>
  );
}
