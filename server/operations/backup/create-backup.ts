import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Connection, Db } from '../../../database/connect.ts';
import { makeFolders } from '../../../database/lasting-folder.ts';
import { findMigration } from '../../../database/migrate.ts';
import {
  isPassing,
  listTables,
  PASSING_TABLES,
  type PortableRow,
  readOneMoment,
  readRows,
} from '../../../database/portable-rows.ts';
import { listOriginals, type Original } from '../../../domain/media/store/originals.ts';
import { type MediaStore, readIfThere } from '../../../domain/media/store/store.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import {
  BackupError,
  type Manifest,
  measureFile,
  mediaFile,
  tableFile,
  verifyBackup,
  writeManifest,
} from './manifest.ts';

export interface BackupSource {
  /** A connection of its own, so that the long reading delays nobody. */
  connection: Connection;
  store: MediaStore;
}

export interface BackupOptions {
  /** The folder of the backup; it must not exist yet. */
  folder: string;
  now: Date;
  /** An earlier backup; originals that it has are linked rather than copied. */
  previous?: { folder: string; manifest: Manifest } | undefined;
}

type Files = Manifest['files'];

/**
 * Copies the database, as it is at one moment, and the originals of media, and reads the copy back. The site may run
 * and write meanwhile. Renditions are left out: they are made again on demand. Passing data such as sessions are
 * left out too ({@link PASSING_TABLES}). The folder gets its name only when everything is in it. Throws {@link
 * BackupError}.
 */
export async function createBackup(
  { connection, store }: BackupSource,
  { folder, now, previous }: BackupOptions,
): Promise<Manifest> {
  if (await exists(folder)) throw new BackupError(`${folder} exists already. Name another folder.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  makeFolders(resolve(unfinished), 0o700);
  try {
    const migration = await findMigration(connection.db);
    if (!migration) throw new BackupError('The database is empty: there is nothing to copy.');
    const copied = new Map<string, Files[string] | undefined>();
    const copyAll = async (originals: Original[]) => {
      for (const original of originals) {
        if (copied.has(original.storage_key)) continue;
        copied.set(original.storage_key, await copyOriginal(store, original, unfinished, previous));
      }
    };
    // Originals never change but may be deleted: copied before the moment of the tables, none of
    // those that the tables name is missed, except one uploaded and deleted again meanwhile.
    await copyAll(await listOriginals(connection.db));
    const { tables, files, originals } = await readOneMoment(connection, async (db) => {
      const written = await writeTables(db, unfinished);
      return { ...written, originals: await listOriginals(db) };
    });
    await copyAll(originals);
    const damaged: string[] = [];
    for (const { storage_key } of originals) {
      const file = copied.get(storage_key);
      if (file) files[mediaFile(storage_key)] = file;
      else damaged.push(storage_key);
    }
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      version: packageJson.version,
      migration,
      database: connection.kind,
      tables,
      files,
      damaged,
    };
    await writeManifest(unfinished, manifest);
    await verifyBackup(unfinished);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function writeTables(
  db: Db,
  folder: string,
): Promise<{ tables: Manifest['tables']; files: Files }> {
  const tables: Partial<Manifest['tables']> = {};
  const files: Files = {};
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  for (const table of await listTables(db)) {
    if (PASSING_TABLES.includes(table)) continue;
    const hash = createHash('sha256');
    let bytes = 0;
    let count = 0;
    const output = createWriteStream(join(folder, tableFile(table)), { flush: true, mode: 0o600 });
    const done = finished(output);
    // `done` rejects when the disk is full; until it is awaited, that rejection must not end the process.
    done.catch(() => {});
    for await (const batch of readRows(db, table)) {
      const rows = batch.filter((row) => !isPassing(table, row));
      const text = Buffer.from(rows.map(toLine).join(''));
      hash.update(text);
      bytes += text.length;
      count += rows.length;
      if (!output.write(text)) await Promise.race([drained(output), done]);
    }
    output.end();
    await done;
    tables[table] = count;
    files[tableFile(table)] = { bytes, sha256: hash.digest('hex') };
  }
  return { tables: tables as Manifest['tables'], files };
}

const toLine = (row: PortableRow) => `${JSON.stringify(row)}\n`;

const drained = (output: NodeJS.WritableStream) =>
  new Promise<void>((resolve) => output.once('drain', resolve));

/** Copies one original; undefined where the store has none, or one that is not what the database says. */
async function copyOriginal(
  store: MediaStore,
  { storage_key, digest }: Original,
  folder: string,
  previous: BackupOptions['previous'],
): Promise<Files[string] | undefined> {
  const name = mediaFile(storage_key);
  const target = join(folder, name);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const known = previous?.manifest.files[name];
  if (previous && known?.sha256.startsWith(digest)) {
    const linked = await link(join(previous.folder, name), target).then(
      () => measureFile(target),
      () => undefined,
    );
    if (linked?.sha256 === known.sha256) return linked;
    await rm(target, { force: true });
  }
  const bytes = await readIfThere(store, storage_key);
  if (!bytes) return undefined;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (!sha256.startsWith(digest)) return undefined;
  await writeFile(target, bytes, { flush: true, mode: 0o600 });
  return { bytes: bytes.length, sha256 };
}
