import { readFileSync } from 'node:fs';

interface Record {
  /** Where it ends in the log, in bytes. */
  end: number;
}

/** What the process did to the folder, as the shim wrote it down. `opening` tells one open() from another. */
export type Operation = Record &
  (
    | { kind: 'open'; opening: bigint; path: string; isNew: boolean; empties: boolean }
    | { kind: 'write'; opening: bigint; at: number; data: Buffer }
    | { kind: 'truncate'; opening: bigint; length: number }
    | { kind: 'sync'; opening: bigint }
    | { kind: 'rename' | 'link'; from: string; to: string }
    | { kind: 'unlink' | 'mkdir' | 'rmdir'; path: string }
  );

/** The order of the kinds in shim.c. */
const KINDS = [
  undefined,
  'open',
  'write',
  'truncate',
  'sync',
  'rename',
  'unlink',
  'mkdir',
  'rmdir',
  'link',
] as const;
const HEAD_BYTES = 7 * 8;
const MAGIC = 0x5043n;

/** Reads the shim's log. A record that the kill cut short was no operation of the site's. */
export function readLog(file: string): Operation[] {
  const log = readFileSync(file);
  const operations: Operation[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= log.length) {
    const word = (i: number) => log.readBigInt64LE(at + i * 8);
    if (word(0) !== MAGIC) throw new Error(`The log has no record at ${at}.`);
    const first = Number(word(5));
    const second = Number(word(6));
    const end = at + HEAD_BYTES + first + second;
    if (end > log.length) break;
    const data = log.subarray(at + HEAD_BYTES, at + HEAD_BYTES + first);
    const other = log.subarray(at + HEAD_BYTES + first, end).toString();
    const opening = word(2);
    const number = Number(word(3));
    const kind = KINDS[Number(word(1))];
    const path = kind === 'write' ? '' : data.toString();
    switch (kind) {
      case 'open':
        operations.push({ kind, end, opening, path, isNew: number === 1, empties: word(4) === 1n });
        break;
      case 'write':
        operations.push({ kind, end, opening, at: number, data });
        break;
      case 'truncate':
        operations.push({ kind, end, opening, length: number });
        break;
      case 'sync':
        operations.push({ kind, end, opening });
        break;
      case 'rename':
      case 'link':
        operations.push({ kind, end, from: path, to: other });
        break;
      case 'unlink':
      case 'mkdir':
      case 'rmdir':
        operations.push({ kind, end, path });
        break;
      default:
        throw new Error(`The log has an unknown record at ${at}.`);
    }
    at = end;
  }
  return operations;
}
