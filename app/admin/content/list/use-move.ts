import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announceFailure } from '../../announce.tsx';
import { messageOf } from '../../calls/api-client.ts';
import { isFocusLost } from '../../pieces/dialogs/dialog.tsx';
import { fetchOrder, forgetEntries, saveOrder } from '../content-api.ts';
import { listTextsOf, sayPlace } from './list-texts.ts';
import { type Move, placeEntry } from './place-entry.ts';

/**
 * Moves an entry in the order of the site, one move after the other, each from the order of that moment; the focus
 * stays on the button that was used. `said` is the new place, for screen readers.
 */
export function useMove(type: ContentType) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(Promise.resolve());
  const [said, setSaid] = useState('');

  async function moveNow(id: string, title: string, move: Move) {
    const button = document.activeElement?.getAttribute('data-move');
    try {
      const order = placeEntry(await fetchOrder(type.name), id, move);
      if (order) {
        await saveOrder(type.name, order);
        setSaid(say(sayPlace(title, order.indexOf(id) + 1, order.length)));
      }
    } catch (error) {
      announceFailure(`${say(listTextsOf(type.name).notMoved)} ${messageOf(error)}`);
    }
    await forgetEntries(queries, type.name);
    if (!button) return;
    requestAnimationFrame(() => {
      // Whoever has gone on elsewhere stays there.
      if (!isFocusLost()) return;
      const row = document.querySelector(`[data-entry="${CSS.escape(id)}"]`);
      row?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus();
    });
  }

  function move(id: string, title: string, to: Move) {
    running.current = running.current.then(() => moveNow(id, title, to));
    return running.current;
  }
  return { move, said };
}
