import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useAdminLanguage } from '../../../../admin-language.tsx';
import { fieldId } from '../../../../form/fields/field-id.ts';
import type { Move } from '../../../list/place-entry.ts';
import { FILES_TEXTS } from './files-texts.ts';
import type { FileList } from './use-file-list.ts';

interface ItemButtonsProps {
  files: FileList;
  at: number;
  /** 'Picture 2 of 9' */
  name: string;
  /** The path of the item's file, to which the messages about it lead. */
  path: string;
}

/** What can be done with one file of a list: a grip for the mouse, buttons for everybody, and the keys of both. */
export function ItemButtons({ files, at, name, path }: ItemButtonsProps) {
  const { say } = useAdminLanguage();
  const key = files.keys[at] ?? '';
  const isGrid = files.kind === 'gallery';
  const buttons = [
    {
      focus: 'earlier',
      step: -1,
      isEnd: at === 0,
      words: FILES_TEXTS.earlier,
      Icon: isGrid ? ArrowLeft : ArrowUp,
    },
    {
      focus: 'later',
      step: 1,
      isEnd: at === files.keys.length - 1,
      words: FILES_TEXTS.later,
      Icon: isGrid ? ArrowRight : ArrowDown,
    },
  ] as const;

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    files.move(key, move, event.currentTarget.dataset.focus);
  }

  return (
    <div className="file-item-buttons">
      <span className="file-item-grip" title={say(FILES_TEXTS.drag)} {...files.drag.gripOf(key)}>
        <GripVertical aria-hidden size={18} />
      </span>
      {buttons.map(({ focus, step, isEnd, words, Icon }) => (
        <ActionIcon
          key={focus}
          variant="subtle"
          size="lg"
          data-focus={focus}
          aria-label={`${say(words)}: ${name}`}
          aria-keyshortcuts="ArrowLeft ArrowRight Home End"
          aria-disabled={isEnd || undefined}
          data-disabled={isEnd || undefined}
          onClick={() => !isEnd && files.move(key, { step }, focus)}
          onKeyDown={moveByKey}
        >
          <Icon aria-hidden size={18} />
        </ActionIcon>
      ))}
      <ActionIcon
        id={fieldId(path)}
        variant="subtle"
        color="red"
        size="lg"
        data-focus="remove"
        aria-label={`${say(FILES_TEXTS.remove)}: ${name}`}
        onClick={() => files.remove(at)}
      >
        <Trash2 aria-hidden size={18} />
      </ActionIcon>
    </div>
  );
}

/** What the keys do while one of the buttons has the focus. */
const KEYS: Record<string, Move> = {
  ArrowLeft: { step: -1 },
  ArrowUp: { step: -1 },
  ArrowRight: { step: 1 },
  ArrowDown: { step: 1 },
  Home: { end: 'first' },
  End: { end: 'last' },
};
