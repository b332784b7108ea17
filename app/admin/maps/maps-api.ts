import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';

const calls = api.maps;

export type SiteMap = SuccessBody<Awaited<ReturnType<typeof calls.$get>>>['maps'][number];
export type CheckedMap = SuccessBody<Awaited<ReturnType<typeof calls.check.$post>>>;
export type MapLook = NonNullable<CheckedMap['look']>;

/** The maps of the site as they are drawn now. */
export function mapsQuery() {
  return queryOptions({
    queryKey: ['maps'],
    queryFn: ({ signal }) => answerOf(calls.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}

export function exportMap({ extent }: SiteMap): Promise<{ geojson: string }> {
  return answerOf(calls[':extent'].file.$get({ param: { extent } }));
}

export function checkMap(geojson: string): Promise<CheckedMap> {
  return answerOf(calls.check.$post({ json: { geojson } }));
}

/** Throws ApiError: 409 where somebody else has changed the map since. */
export function replaceMap(
  { extent, version }: SiteMap,
  file: { geojson: string; fileName: string },
): Promise<unknown> {
  return answerOf(calls[':extent'].$put({ param: { extent }, json: { ...file, version } }));
}

/** Throws ApiError: 409 where somebody else has changed the map since. */
export function returnToBuiltInMap({ extent, version }: SiteMap): Promise<unknown> {
  return answerOf(calls[':extent']['built-in'].$post({ param: { extent }, json: { version } }));
}
