import { useMemo, useRef, useState } from 'react';
import { emptyData } from '../../../../../../domain/content/model/content-type.ts';
import type { ListField } from '../../../../../../domain/content/model/fields/fields.ts';
import { useAdminLanguage } from '../../../../admin-language.tsx';
import { useUploads } from '../../../../form/media/use-uploads.ts';
import { type Move, placeEntry } from '../../../list/place-entry.ts';
import { useRowDrag } from '../../../list/use-row-drag.ts';
import type { FieldProps } from '../field-props.ts';
import { useWaitingField } from '../media-fields.tsx';
import { addFiles } from './add-files.ts';
import { describeFull, describeItem, describeRemoved, describeTwice } from './files-texts.ts';

export type FileItem = Record<string, unknown>;
export type FileListProps = FieldProps<ListField, FileItem[]>;

let lastKey = 0;

/** What can be done with an ordered list of files, by mouse and by keys, and what is said of it. */
export function useFileList(props: FileListProps, part: 'image' | 'file') {
  const { field, value, path } = props;
  const { say } = useAdminLanguage();
  const onWaiting = useWaitingField();
  const kind = field.shownAs ?? 'gallery';
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ at: number; item: FileItem } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const keys = useKeys(value.length);
  // Uploads end after other changes, so they add to the items of that moment.
  const latest = useRef(props);
  latest.current = props;

  function change(items: FileItem[]) {
    latest.current.onChange(items);
    // Several uploads may end before the next render.
    latest.current = { ...latest.current, value: items };
  }

  function add(files: readonly string[]) {
    const rules = { part, most: field.maxItems, empty: emptyData(field.of) };
    const added = addFiles(latest.current.value, files, rules);
    if (added.items.length > latest.current.value.length) change(added.items);
    const words = [
      added.twice > 0 && say(describeTwice(added.twice)),
      added.leftOut > 0 && say(describeFull(added.leftOut, field.maxItems)),
    ].filter(Boolean);
    setSaid(words.join(' '));
  }

  const uploads = useUploads({
    kind: part === 'image' ? 'image' : 'document',
    onAdded: ({ id }) => add([id]),
    keepsDone: true,
    onWaiting,
  });

  function move(key: string, to: Move, focus?: string) {
    const order = placeEntry(keys.current, key, to);
    if (!order) return;
    const places = order.map((one) => keys.current.indexOf(one));
    keys.current = order;
    change(places.map((place) => value[place] as FileItem));
    const place = order.indexOf(key);
    setSaid(say(describeItem(kind, place + 1, order.length)));
    if (focus) focusItem(place, focus);
  }

  function remove(at: number) {
    const item = value[at];
    if (!item) return;
    keys.current = keys.current.toSpliced(at, 1);
    change(value.toSpliced(at, 1));
    setRemoved({ at, item });
    setSaid(say(describeRemoved(kind, at + 1)));
    focusItem(Math.min(at, value.length - 2), 'remove');
  }

  function undoRemoval() {
    if (!removed) return;
    const at = Math.min(removed.at, value.length);
    keys.current = keys.current.toSpliced(at, 0, newKey());
    change(value.toSpliced(at, 0, removed.item));
    setRemoved(null);
    setSaid(say(describeItem(kind, at + 1, value.length + 1)));
    focusItem(at, 'remove');
  }

  /** Moving and removing change or remove the focused button, so the focus is set again after the next render. */
  function focusItem(at: number, name: string) {
    requestAnimationFrame(() => {
      const item = list.current?.children[at];
      const button = item?.querySelector<HTMLElement>(`[data-focus="${name}"]`);
      (button ?? document.getElementById(`field-${path}`))?.focus();
    });
  }

  const changeItem = (at: number, changed: FileItem) =>
    change(latest.current.value.with(at, changed));
  const drag = useRowDrag(move, { item: 'li', isAcross: kind === 'gallery' });
  const acts = useSteady({ move, remove, changeItem });
  const order = keys.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys may have grown in place
  const ofItems = useMemo(
    () => ({ kind, keys: order, drag, ...acts }),
    [kind, order, value.length, drag, acts],
  );

  return {
    list,
    keys: keys.current,
    said,
    removed,
    uploads,
    isFull: value.length >= field.maxItems,
    add,
    undoRemoval,
    /** What an item has of its list: the same while nothing but the words of others changes. */
    ofItems,
  };
}

export type FileList = ReturnType<typeof useFileList>['ofItems'];

interface ItemActs {
  move: (key: string, to: Move, focus?: string) => void;
  remove: (at: number) => void;
  changeItem: (at: number, changed: FileItem) => void;
}

/** The same object for good, whose acts do what those of the last render do. */
function useSteady(acts: ItemActs): ItemActs {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      move: (...of) => latest.current.move(...of),
      remove: (...of) => latest.current.remove(...of),
      changeItem: (...of) => latest.current.changeItem(...of),
    }),
    [],
  );
}

const newKey = () => `item-${++lastKey}`;

/** Keys that move with the items. */
function useKeys(count: number) {
  const keys = useRef<string[]>([]);
  while (keys.current.length < count) keys.current.push(newKey());
  keys.current.length = count;
  return keys;
}
