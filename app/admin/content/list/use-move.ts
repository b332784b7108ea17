import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announceFailure } from '../../announce.tsx';
import { messageOf } from '../../api-client.ts';
import { moveEntry } from '../../form/fields/move-item.ts';
import { fetchOrder, forgetEntries, saveOrder } from '../content-api.ts';
import { listTextsOf } from './list-texts.ts';

/** Moves an entry in the order of the site, one move after the other; the focus stays on its button. */
export function useMove(type: ContentType) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(Promise.resolve());

  async function moveNow(id: string, step: -1 | 1) {
    try {
      const order = moveEntry(await fetchOrder(type.name), id, step);
      if (order) await saveOrder(type.name, order);
    } catch (error) {
      announceFailure(`${say(listTextsOf(type.name).notMoved)} ${messageOf(error)}`);
    }
    await forgetEntries(queries, type.name);
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-entry="${CSS.escape(id)}"]`);
      row?.querySelector<HTMLElement>(`[data-move="${step === -1 ? 'up' : 'down'}"]`)?.focus();
    });
  }

  return (id: string, step: -1 | 1) => {
    running.current = running.current.then(() => moveNow(id, step));
    return running.current;
  };
}
