import { readPage, writePage } from '../../pieces/lists/page-of-list.ts';

/** What the screen of a history shows, as its address says it. */
export interface HistoryPlace {
  /** Of the list of versions, from 1. */
  page: number;
  /** The version that is shown; undefined for the newest on the page. */
  version: number | undefined;
  /** Whether it is compared with the entry as it is now, and not with the version before. */
  isAgainstNow: boolean;
}

export function readHistoryPlace(parameters: URLSearchParams): HistoryPlace {
  return {
    page: readPage(parameters),
    version: Number(parameters.get('version')) || undefined,
    isAgainstNow: parameters.get('against') === 'now',
  };
}

/** The parameters of a place; what is as usual is left out. */
export function writeHistoryPlace(place: HistoryPlace): Record<string, string> {
  const { page, version, isAgainstNow } = place;
  return {
    ...writePage(page),
    ...(version !== undefined && { version: String(version) }),
    ...(isAgainstNow && { against: 'now' }),
  };
}

/** Another page of the list: its newest version is shown, compared as the one before was. */
export function turnPage(place: HistoryPlace, page: number): HistoryPlace {
  return { ...place, page, version: undefined };
}
