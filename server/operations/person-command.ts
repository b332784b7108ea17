// `npm run person -- find | export | erase <e-mail address>`: one person's data, for whoever runs the site.
import { type Connection, openDatabase } from '../../database/connect.ts';
import { findMigration, MIGRATION_NAMES } from '../../database/migrate.ts';
import { OPERATOR } from '../../domain/accounts/operator.ts';
import { DomainError } from '../../domain/errors.ts';
import { erasePerson, exportPerson } from '../../domain/people/erase-person.ts';
import { findPerson, parsePersonAddress } from '../../domain/people/find-person.ts';
import { type Command, runCommand } from './command.ts';
import { describeErased, describePerson } from './describe-person.ts';
import { BackupError } from './manifest.ts';

const ACTS = { find, export: take, erase };
const USE = 'Say what to do with whom: npm run person -- find | export | erase anna@example.gr';

await runCommand(['--yes'], async (command) => {
  const [name = '', address = '', ...more] = command.words;
  const act = Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : undefined;
  if (!act || address === '' || more.length > 0) throw new BackupError(USE);
  const connection = openDatabase(command.settings);
  try {
    if ((await findMigration(connection.db)) !== MIGRATION_NAMES.at(-1)) {
      throw new BackupError('The database is not of this version. Start the site first.');
    }
    return await act(connection, parsePersonAddress(address), command);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new BackupError(error.code === 'invalid' ? USE : error.text.en);
  } finally {
    await connection.close();
  }
});

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
    `Erased of ${email}: ${describeErased(erased)}. Backups have it for ${settings.backupKeepDays} days more; a restore erases it again.`,
  );
  return true;
}
