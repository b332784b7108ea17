import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { insertRows, type PortableRow, readRows } from './portable-rows.ts';

const AT = '2026-03-04T10:00:00.000Z';
const PERSON = {
  ...{ name: 'Ελένη', emailVerified: true, image: null, createdAt: AT, updatedAt: AT },
  ...{ role: 'editor', banReason: null, banExpires: null, language: null },
};
/** What is so, what is not, and what nobody has said. */
const PEOPLE: PortableRow[] = [true, false, null].map((answer, at) => ({
  ...PERSON,
  ...{ id: `person-${at}`, email: `${at}@example.org` },
  ...{ banned: answer, twoFactorEnabled: answer },
}));

describe.each(TEST_DATABASES)('rows of $name', ({ open }) => {
  test('are in a backup as they were, also what is true, false or not said', async () => {
    const { db, kind } = await open();
    await insertRows(db, kind, 'user', PEOPLE);
    const read: PortableRow[] = [];
    for await (const rows of readRows(db, 'user')) read.push(...rows);
    expect(read.map((row) => ({ ...row }))).toEqual(
      PEOPLE.map((row) => expect.objectContaining(row)),
    );
  });
});
