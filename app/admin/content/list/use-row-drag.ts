import { type DragEvent, useMemo, useRef, useState } from 'react';
import type { Move } from './place-entry.ts';

/** Where the row that is dragged would be put. */
interface Target {
  id: string;
  side: 'before' | 'after';
}

interface Layout {
  /** The element that moves as a whole. */
  item: 'tr' | 'li';
  /** Whether the items stand beside each other. */
  isAcross: boolean;
}

/**
 * Dragging the rows of a table, or the items of a list, by their grips with a mouse; keys and touch have the buttons
 * beside them. `onPlace` is undefined where the order cannot be changed now.
 */
export function useRowDrag(
  onPlace: ((id: string, move: Move) => void) | undefined,
  { item, isAcross }: Layout = { item: 'tr', isAcross: false },
) {
  const place = useRef(onPlace);
  place.current = onPlace;
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);

  // The same while nothing moves: a list need not draw its rows anew.
  return useMemo(() => {
    function end() {
      setDragged(null);
      setTarget(null);
    }

    const gripOf = (id: string) => ({
      draggable: true,
      onDragStart(event: DragEvent<HTMLElement>) {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData('text/plain', id);
        const row = event.currentTarget.closest(item);
        if (row) event.dataTransfer.setDragImage(row, 0, 0);
        setDragged(id);
      },
      onDragEnd: end,
    });

    const rowOf = (id: string) =>
      dragged !== null && {
        'data-dragged': dragged === id || undefined,
        'data-drop': (target?.id === id && dragged !== id && target.side) || undefined,
        onDragOver(event: DragEvent<HTMLElement>) {
          event.preventDefault();
          const { top, left, width, height } = event.currentTarget.getBoundingClientRect();
          const isBefore = isAcross
            ? event.clientX < left + width / 2
            : event.clientY < top + height / 2;
          const side = isBefore ? 'before' : 'after';
          if (target?.id !== id || target.side !== side) setTarget({ id, side });
        },
        onDrop(event: DragEvent<HTMLElement>) {
          event.preventDefault();
          if (target && target.id !== dragged)
            place.current?.(dragged, { side: target.side, of: target.id });
          end();
        },
      };

    return { gripOf, rowOf };
  }, [dragged, target, item, isAcross]);
}

export type RowDrag = ReturnType<typeof useRowDrag>;
