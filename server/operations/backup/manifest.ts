import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isOfFormerVersion } from '../../../database/former-version.ts';
import { MIGRATION_NAMES } from '../../../database/migrate.ts';
import { type PortableRow, TABLE_NAMES } from '../../../database/portable-rows.ts';

/** A backup cannot be made, trusted or restored; the message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const FORMAT = 1;
const MANIFEST = 'manifest.json';

/** Only names inside the folder: a forged manifest leads nowhere else. */
const path = z
  .string()
  .regex(/^(?:tables|media)\/[\w.-]+(?:\/[\w.-]+)*$/)
  .refine((value) => !value.split('/').includes('..'));

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601, UTC: the moment the backup shows. */
  madeAt: z.iso.datetime(),
  /** The version of Dimos, and its newest migration then. */
  version: z.string(),
  migration: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** Rows by table. */
  tables: z.partialRecord(z.enum(TABLE_NAMES), z.int().nonnegative()),
  files: z.record(
    path,
    z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  /** Originals that were missing in the store or differ from the database's record. */
  damaged: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableFile = (table: string) => `tables/${table}.jsonl`;
export const mediaFile = (storageKey: string) => `media/${storageKey}`;

const checksum = (text: string) => createHash('sha256').update(text).digest('hex');

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest);
  await writeFile(
    join(folder, MANIFEST),
    `${JSON.stringify({ checksum: checksum(text), manifest }, null, 2)}\n`,
    { flush: true, mode: 0o600 },
  );
}

/** Reads the manifest of a backup. Throws {@link BackupError}. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (cause) {
    throw new BackupError(`There is no backup in ${folder}: ${MANIFEST} cannot be read.`, {
      cause,
    });
  }
  const stored = parse(text);
  if (stored?.manifest?.format !== undefined && stored.manifest.format !== FORMAT) {
    throw new BackupError(`The backup in ${folder} is of a format that this version cannot read.`);
  }
  if (!stored || checksum(JSON.stringify(stored.manifest)) !== stored.checksum) {
    throw new BackupError(
      `The backup in ${folder} is damaged: ${MANIFEST} is not what it was. Use another backup.`,
    );
  }
  const parsed = manifestSchema.safeParse(stored.manifest);
  if (isOfFormerVersion(parsed.data?.migration)) {
    throw new BackupError(
      `The backup in ${folder} is of version 0.1.0, from which nothing can be taken over. Restore it with that version.`,
    );
  }
  if (!parsed.success || !MIGRATION_NAMES.includes(parsed.data.migration)) {
    throw new BackupError(
      `The backup in ${folder} was made by a newer version of Dimos (${String(stored.manifest.version)}). Install that version first.`,
    );
  }
  return parsed.data;
}

function parse(
  text: string,
): { checksum: unknown; manifest: { format?: unknown; version?: unknown } } | undefined {
  try {
    const value = JSON.parse(text);
    return value && typeof value.manifest === 'object' && value.manifest ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes and SHA-256 of a file, read as a stream. */
export async function measureFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Reads a whole backup back: every file is there, is what it was, and the tables have their rows.
 * Throws {@link BackupError}.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged = (file: string, how: string) =>
    new BackupError(`The backup in ${folder} is damaged: ${file} ${how}. Use another backup.`);
  for (const [file, expected] of Object.entries(manifest.files)) {
    const found = await measureFile(join(folder, file)).catch(() => undefined);
    if (!found) throw damaged(file, 'is missing or cannot be read');
    if (found.sha256 !== expected.sha256) throw damaged(file, 'is not what it was');
  }
  for (const [table, expected] of Object.entries(manifest.tables)) {
    if (!manifest.files[tableFile(table)]) throw damaged(tableFile(table), 'is not listed');
    let rows = 0;
    for await (const _row of readTableFile(folder, table)) rows++;
    if (rows !== expected)
      throw damaged(tableFile(table), `has ${rows} rows instead of ${expected}`);
  }
  return manifest;
}

/** The rows of a table in a backup, one after another. */
export async function* readTableFile(folder: string, table: string): AsyncGenerator<PortableRow> {
  const input = createReadStream(join(folder, tableFile(table)), 'utf8');
  // Not readline: it also cuts at U+2028, which JSON may have inside a text.
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
