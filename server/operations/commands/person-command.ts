// `npm run person -- find | export | erase <e-mail address>`: one person's data, for whoever runs the site.
import type { Connection } from '../../../database/connect.ts';
import { OPERATOR } from '../../../domain/accounts/operator.ts';
import { DomainError } from '../../../domain/errors.ts';
import { erasePerson, exportPerson } from '../../../domain/people/erase-person.ts';
import { findPerson, parsePersonAddress } from '../../../domain/people/find-person.ts';
import { BackupError } from '../backup/manifest.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { type Command, runCommand } from './command.ts';
import { describeErased, describePerson } from './describe-person.ts';

const ACTS = { find, export: take, erase };
const USE = 'Say what to do with whom: npm run person -- find | export | erase anna@example.gr';

await runCommand(['--yes'], async (command) => {
  const [name = '', address = '', ...more] = command.words;
  const act = Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : undefined;
  if (!act || address === '' || more.length > 0) throw new BackupError(USE);
  const email = readAddress(address);
  const connection = await openSiteDatabase(command.settings);
  try {
    return await act(connection, email, command);
  } catch (error) {
    throw error instanceof DomainError ? new BackupError(error.text.en) : error;
  } finally {
    await connection.close();
  }
});

function readAddress(address: string): string {
  try {
    return parsePersonAddress(address);
  } catch {
    throw new BackupError(USE);
  }
}

async function find({ db }: Connection, email: string): Promise<true> {
  console.log(`Held of ${email}:`);
  for (const line of describePerson(await findPerson(db, email))) console.log(`- ${line}`);
  return true;
}

/** As JSON on standard output, to be put into a file and handed over. */
async function take({ db }: Connection, email: string): Promise<true> {
  const person = await exportPerson(db, email, { by: OPERATOR, now: new Date() });
  console.log(JSON.stringify(person, null, 2));
  return true;
}

/** Without `--yes` it says what would go, and erases nothing. */
async function erase(connection: Connection, email: string, { settings, has }: Command) {
  if (!has('--yes')) {
    await find(connection, email);
    console.log('Nothing was erased. Add --yes to erase it for good.');
    return false;
  }
  const erased = await erasePerson(connection.db, email, { by: OPERATOR, now: new Date() });
  console.log(
    `Erased of ${email}: ${describeErased(erased)}. Backups have it for ${settings.backupKeepDays} days more; a restore erases it again. Run npm run backup now: a restore into another database knows of it from there.`,
  );
  return true;
}
