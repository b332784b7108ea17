import { useRef, useState } from 'react';
import type { Medium } from '../calls/api-client.ts';
import { browserPlace, sameValues } from '../form/browser-copies.ts';
import { dropOne, findOne, keepOne } from '../form/one-draft.ts';
import { useUser } from '../session.tsx';

/** What staff say about a medium. */
export type Said = Pick<
  Medium,
  'alt' | 'isDecorative' | 'credit' | 'licence' | 'licenceNote' | 'tags' | 'focus' | 'crop'
>;

/** What somebody has changed of it and not saved. */
export interface MediumDraft {
  /** The version that the change began from. */
  version: number;
  change: Partial<Said>;
  /** Left out by versions that did not tell documents from pictures. */
  kind?: Medium['kind'];
}

export type MediaDrafts = Readonly<Record<string, MediumDraft>>;

/** Drafts with one more change. What is changed back to what is stored is no change. */
export function withChange(drafts: MediaDrafts, medium: Medium, part: Partial<Said>): MediaDrafts {
  const before = drafts[medium.id];
  const change = Object.fromEntries(
    Object.entries({ ...before?.change, ...part }).filter(
      ([name, value]) => !sameValues(value, medium[name as keyof Said]),
    ),
  ) as Partial<Said>;
  const { [medium.id]: _, ...others } = drafts;
  if (Object.keys(change).length === 0) return others;
  const version = before?.version ?? medium.version;
  return { ...others, [medium.id]: { version, change, kind: medium.kind } };
}

/** Drafts after some were saved. What was typed meanwhile stays, as a change of what is stored now. */
export function withoutSaved(
  drafts: MediaDrafts,
  sent: MediaDrafts,
  saved: readonly Medium[],
): MediaDrafts {
  let left = drafts;
  for (const medium of saved) {
    const { [medium.id]: draft, ...others } = left;
    if (!draft) continue;
    const isSame = sameValues(draft.change, sent[medium.id]?.change);
    left = isSame ? others : withChange(others, medium, draft.change);
  }
  return left;
}

/**
 * What is being written about media and is not saved, by medium. It is kept in the browser: a closed dialog or tab, an
 * ended session or a lost line lose none of it.
 */
export function useMediaDrafts() {
  const place = browserPlace(useUser().id, 'media');
  const [drafts, setDrafts] = useState<MediaDrafts>(
    () => findOne<MediaDrafts>(localStorage, place) ?? {},
  );
  const [isKept, setKept] = useState(true);
  // Several changes may come before the next render.
  const latest = useRef({ drafts, isKept });
  const put = (next: (drafts: MediaDrafts) => MediaDrafts) => {
    const { drafts: before, isKept: wasKept } = latest.current;
    // Another tab may have kept something since this one has; what found no room is here alone.
    const kept = wasKept ? findOne<MediaDrafts>(localStorage, place) : undefined;
    const after = next(kept ?? before);
    const isNothing = Object.keys(after).length === 0;
    if (isNothing) dropOne(localStorage, place);
    latest.current = { drafts: after, isKept: isNothing || keepOne(localStorage, place, after) };
    setDrafts(after);
    setKept(latest.current.isKept);
  };
  return {
    drafts,
    /** Whether the browser keeps them: false when it has no room. */
    isKept,
    change: (medium: Medium, part: Partial<Said>) =>
      put((before) => withChange(before, medium, part)),
    drop: (ids: readonly string[]) =>
      put((before) =>
        Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))),
      ),
    settle: (sent: MediaDrafts, saved: readonly Medium[]) =>
      put((before) => withoutSaved(before, sent, saved)),
  };
}

export type MediaDraftsOfUser = ReturnType<typeof useMediaDrafts>;
