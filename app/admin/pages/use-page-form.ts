import { useState } from 'react';
import { page as pageType } from '../../../domain/content-types/page.ts';
import type { Page } from '../api-client.ts';
import { restoreDeleted } from '../content/content-api.ts';
import { type Choice, useEntryForm } from '../form/use-entry-form.ts';
import { EMPTY_PAGE, type PageValues, valuesOf } from './page-values.ts';
import { savePage } from './save-page.ts';

/** The form of a page: what is stored of it, and what can be done with it. */
export function usePageForm(first: Page | undefined) {
  const [page, setPage] = useState(first);
  const form = useEntryForm<PageValues, 'save'>({
    type: pageType,
    id: page?.id ?? null,
    initial: page ? valuesOf(page) : EMPTY_PAGE,
    version: page?.version ?? null,
  });

  /** Saves what is in the form, or what was chosen. Returns what is stored then, or null when it was refused. */
  function save(chosen?: Choice<PageValues>): Promise<Page | null> {
    return form.run(
      'save',
      async (sent, version) => {
        const saved = await savePage(page?.id ?? null, sent, version);
        setPage(saved);
        form.accept(sent, saved);
        return saved;
      },
      chosen,
    );
  }

  /** Brings back a page that somebody deleted while it was being edited, then saves. */
  async function bringBack(): Promise<Page | null> {
    if (!page) return null;
    const isBack = await form.run('save', () => restoreDeleted(pageType.name, page.id));
    return isBack && save();
  }

  return { ...form, page, save, bringBack };
}
