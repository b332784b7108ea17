import { useState } from 'react';
import { page as pageType } from '../../../domain/content-types/page.ts';
import type { Page } from '../api-client.ts';
import { cancelPlan, restoreDeleted } from '../content/content-api.ts';
import { type Choice, useEntryForm } from '../form/use-entry-form.ts';
import { type SaveAct, saveActOf, usePublication } from '../form/use-publication.ts';
import { EMPTY_PAGE, type PageValues, valuesOf } from './page-values.ts';
import { savePage } from './save-page.ts';

/** What visitors see of a page. */
export type PageState = Pick<Page, 'state' | 'hasUnpublishedChanges' | 'publishAt'>;

/** The form of a page: what is stored of it, and what can be done with it. */
export function usePageForm(first: Page | undefined) {
  const [page, setPage] = useState(first);
  const form = useEntryForm<PageValues, SaveAct | 'cancel-plan'>({
    type: pageType,
    id: page?.id ?? null,
    initial: page ? valuesOf(page) : EMPTY_PAGE,
    version: page?.version ?? null,
  });
  const publicationOf = usePublication();

  /**
   * Saves what is in the form, or what was chosen; `moment` is when it is to become public, with 'plan'.
   * Returns what is stored then, or null when it was refused.
   */
  function save(act: SaveAct, chosen?: Choice<PageValues>, moment?: string): Promise<Page | null> {
    const publication = publicationOf(act, moment);
    return form.run(
      act,
      async (sent, version) => {
        const saved = await savePage(page?.id ?? null, sent, version, publication);
        setPage(saved);
        form.accept(sent, saved);
        return saved;
      },
      chosen,
    );
  }

  /** Brings back a page that somebody deleted while it was being edited, then saves as was asked. */
  async function bringBack(): Promise<Page | null> {
    if (!page) return null;
    const act = saveActOf(form.gone);
    const isBack = await form.run(act, () => restoreDeleted(pageType.name, page.id));
    return isBack && save(act);
  }

  /** Ends what was planned; what is in the form stays. Null when it was refused. */
  async function endPlan(): Promise<PageState | null> {
    if (!page) return null;
    const stored = await form.runBeside('cancel-plan', () => cancelPlan(pageType.name, page.id));
    if (!stored) return null;
    const { state, hasUnpublishedChanges, publishAt, version } = stored;
    const now = { state, hasUnpublishedChanges, publishAt };
    setPage({ ...page, ...now, version });
    return now;
  }

  return { ...form, page, save, endPlan, bringBack };
}
