import type { AlertKind } from '../../../domain/content-types/alert.ts';
import { type Draft, draftPlace, dropDraft, findDrafts, keepDraft } from '../form/draft-store.ts';
import type { AlertData } from './warn-api.ts';

/** What somebody has changed of a warning and not published. */
export interface TypedWarning {
  data: AlertData;
  isBilingual: boolean;
}

export type KeptWarning = Draft<TypedWarning>;

const placeOf = (userId: string, kind: AlertKind) => draftPlace(userId, `warn-${kind}`);

/** What this browser has kept of warnings of a kind, the newest first. */
export function findKeptWarnings(userId: string, kind: AlertKind): KeptWarning[] {
  const kept = findDrafts<TypedWarning>(window.localStorage, placeOf(userId, kind), new Date());
  return kept.sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Keeps a warning with each change: whoever warns has no time to type twice. */
export function keepWarning(
  userId: string,
  kind: AlertKind,
  id: string,
  values: TypedWarning,
): void {
  const keptAt = new Date().toISOString();
  const draft = { id, sequence: 1, values, baseVersion: null, keptAt };
  keepDraft(window.localStorage, placeOf(userId, kind), draft);
}

export function dropWarning(userId: string, kind: AlertKind, id: string): void {
  dropDraft(window.localStorage, placeOf(userId, kind), id);
}

/** A kept warning as it can be published at a moment: it began at the latest now; its end stays to be looked at. */
export function fromKept({ data, isBilingual }: TypedWarning, now: string): TypedWarning {
  const startsAt = data.startsAt && data.startsAt > now ? data.startsAt : now;
  return { data: { ...data, startsAt }, isBilingual };
}
