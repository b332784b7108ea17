import { queryOptions } from '@tanstack/react-query';
import { warningForm } from '../../../domain/alerts/warning-form.ts';
import { ALERT_KINDS, type AlertKind } from '../../../domain/content-types/alert.ts';
import { browserPlace, findBrowserCopies } from '../form/browser-copies.ts';
import { fetchAllCopies } from '../form/kept/kept-api.ts';
import type { AlertData } from './warn-api.ts';

/** What somebody has changed of a warning and not published. */
export interface TypedWarning {
  data: AlertData;
  isBilingual: boolean;
}

/** What the forms of a kind are about: each is a new warning. */
export const subjectOf = (kind: AlertKind) => ({ type: warningForm(kind), entryId: null });

/** Of which kinds a person has typed something and not published it, here or in another browser. */
export function keptKindsQuery(userId: string) {
  return queryOptions({
    queryKey: ['kept-warnings', userId],
    queryFn: async ({ signal }) => {
      const { copies, ended } = await fetchAllCopies(signal);
      const isOver = new Set(ended.map(({ id }) => id));
      return ALERT_KINDS.filter(({ value: kind }) => {
        const { type } = subjectOf(kind);
        return (
          copies.some((copy) => copy.type === type) ||
          keptHere(userId, kind).some((id) => !isOver.has(id))
        );
      });
    },
    // While the server does not answer, the browser's own are shown.
    placeholderData: () => kindsKeptHere(userId),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Those that this browser keeps, whether or not the server answers. */
export function kindsKeptHere(userId: string) {
  return ALERT_KINDS.filter(({ value }) => keptHere(userId, value).length > 0);
}

function keptHere(userId: string, kind: AlertKind): string[] {
  const place = browserPlace(userId, `${warningForm(kind)}:new`);
  return findBrowserCopies(localStorage, place, new Date()).map(({ id }) => id);
}

/** A kept warning as it can be published at a moment: it began at the latest now; its end stays to be looked at. */
export function fromKept({ data, isBilingual }: TypedWarning, now: string): TypedWarning {
  const startsAt = data.startsAt && data.startsAt > now ? data.startsAt : now;
  return { data: { ...data, startsAt }, isBilingual };
}
