import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../database/connect.ts';
import { onSiteChange } from '../database/transaction.ts';
import { type Auth, createAuth } from '../domain/accounts/auth.ts';
import { createUser } from '../domain/accounts/members/create-user.ts';
import { signIn } from '../domain/accounts/signing-in/sign-in.ts';
import type { Role, StaffMember } from '../domain/accounts/staff-member.ts';
import type { Acting } from '../domain/acting.ts';
import { FileProcess } from '../domain/media/files/file-process.ts';
import type { MediaServices } from '../domain/media/media-services.ts';
import { openMediaStore } from '../domain/media/store/store.ts';
import type { Services } from '../domain/services.ts';

/** A moment that tests share: a Wednesday in Greece, in office hours. */
export const TEST_NOW = new Date('2026-03-04T10:00:00.000Z');
export const TEST_PASSWORD = 'olive-harbour-lantern';

/** A person who acts in tests of the domain. */
export const TEST_EDITOR: StaffMember = {
  id: 'test-editor',
  email: 'editor@example.org',
  role: 'editor',
};
export const TEST_ADMIN: StaffMember = {
  id: 'test-admin',
  email: 'admin@example.org',
  role: 'admin',
};
export const actAs = (by: StaffMember, now: Date = TEST_NOW): Acting => ({ by, now });

/** The entry of the process for files, as the sources have it. */
export const FILE_PROCESS_ENTRY = join(import.meta.dirname, '../server/file-process/main.ts');
/** One for all tests of a file: to begin it takes a moment. */
export const TEST_FILE_PROCESS = new FileProcess({ entry: FILE_PROCESS_ENTRY });

/** What the library needs, over a database and a store of a test. */
export function testMedia(db: MediaServices['db'], store: MediaServices['store']): MediaServices {
  return {
    db,
    store,
    files: TEST_FILE_PROCESS,
    virusScanner: undefined,
    uploadBytesPerDay: 1000 * 1024 * 1024,
  };
}

export interface TestServices {
  services: Services;
  /** How often the public site was changed. */
  siteChanges: () => number;
  close(): Promise<void>;
}

/** Accounts whose passwords cost almost nothing to check. */
export function openTestAuth(
  connection: Connection,
  siteUrl = 'http://localhost:3000',
): Promise<Auth> {
  return createAuth(connection, siteUrl, { cheapPasswords: true });
}

/** Services over a database of the test's own, with a media folder of its own and a clock that stands. */
export async function openTestServices(
  connection: Connection,
  overrides: Partial<Services> = {},
): Promise<TestServices> {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-media-'));
  const services: Services = {
    ...testMedia(connection.db, await openMediaStore({ dataDir: folder })),
    kind: connection.kind,
    auth: await openTestAuth(connection),
    siteUrl: 'http://localhost:3000',
    firstPasswordDays: 7,
    kept: { messages: 730, backups: 14 },
    secondFactor: 'optional',
    contactEmail: 'office@example.org',
    canSendMail: true,
    now: () => TEST_NOW,
    nudgeMail: () => {},
    noteSearch: () => {},
    noteRefusal: () => {},
    ...overrides,
  };
  let siteChanges = 0;
  const stopHearing = onSiteChange(connection.db, () => {
    siteChanges++;
  });
  return {
    services,
    siteChanges: () => siteChanges,
    close: async () => {
      stopHearing();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an account and signs it in. Returns its token. */
export async function signInAs(
  auth: Auth,
  { db }: Pick<Services, 'db'>,
  role: Role,
): Promise<string> {
  const email = `${role}@example.org`;
  await createUser(
    auth,
    db,
    { name: role, email, password: TEST_PASSWORD, role },
    { now: TEST_NOW },
  );
  const { token } = await signIn(
    auth,
    db,
    { email, password: TEST_PASSWORD },
    { address: '192.0.2.1', now: TEST_NOW },
  );
  return token;
}
