import type { DatabaseKind } from './connect.ts';

/** The migrations of version 0.1.0. No site ran with it, so no migration leads from its tables to those of today. */
const MIGRATIONS_OF_0_1_0: readonly string[] = [
  '0001-initial',
  '0002-two-factor',
  '0003-search-index',
  '0004-newsletter-issues',
  '0005-bilingual-author',
  '0006-search-by-words',
  '0007-staff-lists',
  '0008-planned-publication',
  '0009-former-addresses',
  '0010-search-in-order',
  '0011-first-passwords',
  '0012-search-in-order-on-postgres',
  '0013-changes-that-wait',
  '0014-sign-in-records',
];

/** Whether a database or a backup, by its newest migration, is of version 0.1.0. */
export function isOfFormerVersion(migration: string | undefined): boolean {
  return migration !== undefined && MIGRATIONS_OF_0_1_0.includes(migration);
}

/**
 * The database is of a version from which this one cannot take over anything. The message says so, and what to do.
 */
export class FormerVersionError extends Error {
  override readonly name = 'FormerVersionError';

  constructor(kind: DatabaseKind) {
    super(
      kind === 'sqlite'
        ? 'The data folder is of version 0.1.0, from which nothing can be taken over. Set DATA_DIR to an empty folder, or stay with that version.'
        : 'The database is of version 0.1.0, from which nothing can be taken over. Set DATABASE_URL to an empty database, or stay with that version.',
    );
  }
}
