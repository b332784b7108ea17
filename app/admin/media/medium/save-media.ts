import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, answerOf, api, type Medium, messageOf } from '../../calls/api-client.ts';
import { personHere, untilSignedIn } from '../../session.tsx';
import { forgetMedia, showStored } from '../media-api.ts';
import type { MediaDrafts, MediaDraftsOfUser } from '../media-drafts.ts';

/** Why what was written about a medium is not stored. */
export type MediumProblem =
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  /** Somebody else has stored this in the meantime. */
  | { kind: 'conflict'; theirs: Medium };

/** More are not sent in one call (api/media/library-routes.ts). */
const MOST_AT_ONCE = 100;

/**
 * Saves drafts, and says which are stored and what is wrong with each of the others. One that will not do does not
 * hold up the rest. What concerns none of them, such as a lost line, is thrown, or beside what was stored before it is
 * the `failure`: sent once more, that would meet itself as if a colleague had stored it.
 */
export async function saveDrafts(
  drafts: MediaDrafts,
  put: (media: readonly object[]) => Promise<{ media: Medium[] }>,
): Promise<{ saved: Medium[]; problems: Record<string, MediumProblem>; failure?: unknown }> {
  const saved: Medium[] = [];
  const problems: Record<string, MediumProblem> = {};
  const waiting = Object.entries(drafts).map(([id, { version, change }]) => ({
    id,
    version,
    ...change,
  }));
  let size = MOST_AT_ONCE;
  while (waiting.length > 0) {
    const sent = waiting.slice(0, size);
    try {
      saved.push(...(await put(sent)).media);
      waiting.splice(0, sent.length);
    } catch (error) {
      const found = problemsOf(error, sent);
      if (!found) {
        // Which of them is refused is not said: each is tried by itself.
        const isOneGone = error instanceof ApiError && error.status === 404 && size > 1;
        if (!isOneGone && saved.length === 0) throw error;
        if (!isOneGone) return { saved, problems, failure: error };
        size = 1;
        continue;
      }
      Object.assign(problems, found);
      waiting.splice(0, waiting.length, ...waiting.filter(({ id }) => !(id in found)));
    }
  }
  return { saved, problems };
}

/** What an error says about media that were sent; undefined where it concerns none of them. */
function problemsOf(
  error: unknown,
  sent: readonly { id: string }[],
): Record<string, MediumProblem> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problems: Record<string, MediumProblem> = {};
  const refused = (error.body.media ?? []) as Medium[];
  if (error.status === 403) {
    // Visitors see these, and only reviewers change that.
    for (const { id } of refused)
      problems[id] = { kind: 'refused', message: error.message, fields: {} };
  }
  if (error.status === 409) {
    for (const theirs of refused) {
      problems[theirs.id] = { kind: 'conflict', theirs };
    }
  }
  for (const [path, message] of Object.entries(error.fields)) {
    const [, at, name = ''] = /^media\.(\d+)\.(.+)$/.exec(path) ?? [];
    const id = sent[Number(at)]?.id;
    if (id === undefined) continue;
    const known = problems[id];
    const fields = { ...(known?.kind === 'refused' && known.fields), [name]: message };
    problems[id] = { kind: 'refused', message: error.message, fields };
  }
  if (error.status === 404 && sent.length === 1) {
    for (const { id } of sent)
      problems[id] = { kind: 'refused', message: error.message, fields: {} };
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

const put = (media: readonly object[]) =>
  answerOf(api.media.$put({ json: { media: media as { id: string }[] } }));

/** As {@link put}; where the session has ended, it is sent when the same person has signed in again. */
async function putWhenSignedIn(media: readonly object[]): Promise<{ media: Medium[] }> {
  const person = personHere();
  try {
    return await put(media);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await untilSignedIn(person);
    return put(media);
  }
}

/** Saving what was written about media: what is under way, and what is wrong. */
export function useMediaSaving({ drafts, settle }: MediaDraftsOfUser) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Record<string, MediumProblem>>({});
  /** What concerns none of the media. */
  const [failure, setFailure] = useState('');
  const forget = (ids: readonly string[]) =>
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))),
    );

  /** Saves some of the drafts; resolves to the media that are stored. `over` are versions to be written over. */
  async function save(
    ids: readonly string[],
    over: Readonly<Record<string, number>> = {},
  ): Promise<Medium[]> {
    if (busy.length > 0) return [];
    setBusy(ids);
    setFailure('');
    forget(ids);
    const chosen = Object.fromEntries(
      Object.entries(drafts).flatMap(([id, draft]) =>
        ids.includes(id) ? [[id, { ...draft, version: over[id] ?? draft.version }]] : [],
      ),
    );
    try {
      const { saved, problems: found, failure } = await saveDrafts(chosen, putWhenSignedIn);
      setProblems((before) => ({ ...before, ...found }));
      if (failure) setFailure(messageOf(failure));
      settle(chosen, saved);
      showStored(queries, saved);
      void forgetMedia(queries);
      return saved;
    } catch (error) {
      setFailure(messageOf(error));
      return [];
    } finally {
      setBusy([]);
    }
  }
  return { busy, problems, failure, save, forget };
}
