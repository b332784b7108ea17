import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Operation } from './read-log.ts';

/**
 * What a disk keeps of a change that nobody synced, when the power is cut: all of it, nothing, or of something
 * written its first bytes.
 */
export type Keep = (index: number) => 'all' | 'nothing' | { bytes: (length: number) => number };

/** A change to a file or to the names in a folder, once it is known whose it is. */
type Change =
  | { of: 'file'; file: number; at: number; data: Buffer }
  | { of: 'file'; file: number; length: number }
  | { of: 'folder'; name: string; file: number; former?: string }
  | { of: 'folder'; gone: string }
  | { of: 'folder'; made: string };

interface Known {
  change: Change;
  /** Whether it was synced before the cut: the file it is of, or the folder in which the name stands. */
  isSynced: boolean;
}

/**
 * What changed in the folder until the cut, and what of it was synced, by the rules that POSIX gives: fsync of a
 * file keeps its bytes and its size, not its name; a name is kept by fsync of its folder. File systems that
 * keep more (ext4 writes the name of a new file with it) lose less.
 */
function changesUntil(operations: readonly Operation[]): Known[] {
  const known: Known[] = [];
  const fileAt = new Map<string, number>();
  const openings = new Map<bigint, { file: number } | { folder: string }>();
  const unsynced = new Map<number | string, Known[]>();
  let lastFile = 0;
  const note = (change: Change, heldBy: number | string) => {
    const entry = { change, isSynced: false };
    known.push(entry);
    const waiting = unsynced.get(heldBy);
    if (waiting) waiting.push(entry);
    else unsynced.set(heldBy, [entry]);
  };
  const name = (path: string, file: number, former?: string) => {
    fileAt.set(path, file);
    note({ of: 'folder', name: path, file, ...(former && { former }) }, dirname(path));
  };
  for (const operation of operations) {
    switch (operation.kind) {
      case 'open': {
        const { path, opening } = operation;
        if (operation.isNew) name(path, ++lastFile);
        const file = fileAt.get(path);
        openings.set(opening, file === undefined ? { folder: path } : { file });
        if (operation.empties && file) note({ of: 'file', file, length: 0 }, file);
        break;
      }
      case 'write':
      case 'truncate': {
        const opened = openings.get(operation.opening);
        if (!opened || !('file' in opened))
          throw new Error('A file is written that was not opened.');
        const { file } = opened;
        if (operation.kind === 'write') {
          note({ of: 'file', file, at: operation.at, data: operation.data }, file);
        } else note({ of: 'file', file, length: operation.length }, file);
        break;
      }
      case 'sync': {
        const opened = openings.get(operation.opening);
        if (!opened) throw new Error('A file is synced that was not opened.');
        const holder = 'file' in opened ? opened.file : opened.folder;
        for (const entry of unsynced.get(holder) ?? []) entry.isSynced = true;
        unsynced.delete(holder);
        break;
      }
      case 'rename':
      case 'link': {
        const file = fileAt.get(operation.from);
        if (file === undefined) throw new Error(`${operation.from} was not known.`);
        const isRename = operation.kind === 'rename';
        if (isRename) fileAt.delete(operation.from);
        name(operation.to, file, isRename ? operation.from : undefined);
        break;
      }
      case 'unlink':
      case 'rmdir':
        fileAt.delete(operation.path);
        note({ of: 'folder', gone: operation.path }, dirname(operation.path));
        break;
      case 'mkdir':
        note({ of: 'folder', made: operation.path }, dirname(operation.path));
        break;
    }
  }
  return known;
}

/**
 * Makes the folder as it could be after a power cut at the end of the operations, which began with an empty
 * folder `root`: what was synced, and of the rest what `keep` says. Indexes for SQLite's log are left out: it
 * makes them anew.
 */
export function rebuild(
  operations: readonly Operation[],
  root: string,
  target: string,
  keep: Keep,
): void {
  const contents = new Map<number, Content>();
  const names = new Map<string, number>();
  const folders = new Set([root]);
  const contentOf = (file: number) => {
    const content = contents.get(file) ?? new Content();
    contents.set(file, content);
    return content;
  };
  for (const [index, { change, isSynced }] of changesUntil(operations).entries()) {
    const kept = isSynced ? 'all' : keep(index);
    if (kept === 'nothing') continue;
    if (change.of === 'file') {
      const content = contentOf(change.file);
      if ('data' in change) {
        const length = kept === 'all' ? change.data.length : kept.bytes(change.data.length);
        content.write(change.at, change.data.subarray(0, length));
      } else content.resize(change.length);
    } else if ('made' in change) folders.add(change.made);
    else if ('gone' in change) {
      names.delete(change.gone);
      folders.delete(change.gone);
    } else {
      if (change.former && names.get(change.former) === change.file) names.delete(change.former);
      names.set(change.name, change.file);
    }
  }
  // What stands in a folder that was lost is lost.
  const reached = new Set<string>();
  for (const folder of folders) {
    if (folder !== root && !reached.has(dirname(folder))) continue;
    reached.add(folder);
    mkdirSync(join(target, relative(root, folder)), { recursive: true });
  }
  for (const [path, file] of names) {
    if (path.endsWith('-shm') || !reached.has(dirname(path))) continue;
    writeFileSync(join(target, relative(root, path)), contentOf(file).bytes(), { mode: 0o600 });
  }
}

/** The bytes of a file that grows. */
class Content {
  #room = Buffer.alloc(0);
  #size = 0;

  bytes(): Buffer {
    return this.#room.subarray(0, this.#size);
  }

  write(at: number, data: Buffer): void {
    if (at + data.length > this.#size) this.resize(at + data.length);
    data.copy(this.#room, at);
  }

  resize(size: number): void {
    if (size > this.#room.length) {
      const room = Buffer.alloc(Math.max(size, this.#room.length * 2));
      this.#room.copy(room, 0, 0, this.#size);
      this.#room = room;
    }
    // What was cut off is not there when the file grows again.
    if (size < this.#size) this.#room.fill(0, size, this.#size);
    this.#size = size;
  }
}
