import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { AnyEntry } from '../content-api.ts';
import { listTextsOf } from './list-texts.ts';
import type { Move } from './place-entry.ts';
import type { RowDrag } from './use-row-drag.ts';

interface MoveButtonsProps {
  type: ContentType;
  entry: AnyEntry;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  drag: RowDrag;
  onMove: (entry: AnyEntry, move: Move) => void;
}

/** Changes the place of an entry: a grip for the mouse, two buttons for everybody, and the keys of both. */
export function MoveButtons(props: MoveButtonsProps) {
  const { entry, title, onMove } = props;
  const { say } = useAdminLanguage();
  const texts = listTextsOf(props.type.name);

  function moveByKey(event: KeyboardEvent) {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(entry, move);
  }

  const buttons = [
    { name: 'up', step: -1, isEnd: props.isFirst, words: texts.moveUp, Icon: ArrowUp },
    { name: 'down', step: 1, isEnd: props.isLast, words: texts.moveDown, Icon: ArrowDown },
  ] as const;
  return (
    <>
      <span className="entries-grip" title={say(texts.drag)} {...props.drag.gripOf(entry.id)}>
        <GripVertical aria-hidden size={18} />
      </span>
      {buttons.map(({ name, step, isEnd, words, Icon }) => (
        <ActionIcon
          key={name}
          variant="subtle"
          size="lg"
          data-move={name}
          aria-label={`${say(words)}: ${title}`}
          aria-keyshortcuts="ArrowUp ArrowDown Home End"
          aria-disabled={isEnd || undefined}
          data-disabled={isEnd || undefined}
          onClick={() => !isEnd && onMove(entry, { step })}
          onKeyDown={moveByKey}
        >
          <Icon aria-hidden size={18} />
        </ActionIcon>
      ))}
    </>
  );
}

/** What the keys do while one of the buttons has the focus. */
const KEYS: Record<string, Move> = {
  ArrowUp: { step: -1 },
  ArrowDown: { step: 1 },
  Home: { end: 'first' },
  End: { end: 'last' },
};
