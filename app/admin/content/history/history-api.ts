import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../../calls/api-client.ts';
import { pageQuery } from '../../pieces/lists/page-of-list.ts';

/** The calls about the versions of an entry. */
const calls = api.content[':type'][':id'].history;

export type Version = SuccessBody<Awaited<ReturnType<typeof calls.$get>>>['versions'][number];

export const VERSIONS_PER_PAGE = 20;

/** A page of the versions of an entry, the newest first; pages count from 1. */
export function versionsQuery(type: string, id: string, page: number) {
  return queryOptions({
    queryKey: ['content', type, 'history', id, 'list', page],
    queryFn: ({ signal }) => {
      const query = pageQuery(page, VERSIONS_PER_PAGE);
      return answerOf(calls.$get({ param: { type, id }, query }, { init: { signal } }));
    },
    staleTime: 0,
  });
}

/** The data of an entry in a version, which never change. */
export function versionQuery(type: string, id: string, version: number) {
  return queryOptions({
    queryKey: ['content', type, 'history', id, 'version', version],
    queryFn: ({ signal }) =>
      answerOf(
        calls[':version'].$get(
          { param: { type, id, version: String(version) } },
          { init: { signal } },
        ),
      ),
  });
}

/** Gives a version a name; '' takes it away. */
export function nameVersion(type: string, id: string, version: number, name: string) {
  return answerOf(
    calls[':version'].$put({ param: { type, id, version: String(version) }, json: { name } }),
  );
}
