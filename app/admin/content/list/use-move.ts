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

/** A move that somebody has asked for. */
interface Asked {
  id: string;
  title: string;
  to: Move;
}

/**
 * Moves entries in the order of the site, each from the order of that moment; the focus stays on the button that was
 * used. What is asked for while the server is at work, as by an arrow that is held down, is one further change, so that
 * nothing goes on moving after the key is let go. `said` are the new places, for screen readers.
 */
export function useMove(type: ContentType) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(Promise.resolve());
  const asked = useRef<Asked[]>([]);
  const [said, setSaid] = useState('');

  async function moveAsked() {
    const moves = asked.current.splice(0);
    const last = moves.at(-1);
    if (!last) return;
    const button = document.activeElement?.getAttribute('data-move');
    try {
      const before = await fetchOrder(type.name);
      const order = moves.reduce((ids, { id, to }) => placeEntry(ids, id, to) ?? ids, before);
      if (order !== before) {
        await saveOrder(type.name, order);
        // Each that was asked for, but for one that somebody has deleted meanwhile.
        const moved = new Map(moves.map(({ id, title }) => [id, title]));
        const places = [...moved].flatMap(([id, title]) =>
          order.includes(id) ? say(sayPlace(title, order.indexOf(id) + 1, order.length)) : [],
        );
        setSaid(places.join('. '));
      }
    } catch (error) {
      announceFailure(`${say(listTextsOf(type.name).notMoved)} ${messageOf(error)}`);
    }
    await forgetEntries(queries, type.name);
    if (!button) return;
    requestAnimationFrame(() => {
      // Whoever has gone on elsewhere stays there.
      if (!isFocusLost()) return;
      const row = document.querySelector(`[data-entry="${CSS.escape(last.id)}"]`);
      row?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus();
    });
  }

  function move(id: string, title: string, to: Move) {
    asked.current.push({ id, title, to });
    running.current = running.current.then(moveAsked);
    return running.current;
  }
  return { move, said };
}
