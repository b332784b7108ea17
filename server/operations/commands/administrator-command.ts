// `npm run administrator -- <e-mail address>`: lets somebody in as an administrator when nobody can any more.
import { createAuth } from '../../../domain/accounts/auth.ts';
import { rescueAdministrator } from '../../../domain/accounts/members/rescue-administrator.ts';
import { chooseServerKey } from '../../../domain/keys/choose-server-key.ts';
import { cleanEmail, isEmail } from '../../../domain/text/contact-formats.ts';
import { BackupError } from '../backup/manifest.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { runCommand } from './command.ts';

await runCommand([], async ({ settings, words }) => {
  const [address, ...more] = words;
  if (address === undefined || !isEmail(cleanEmail(address)) || more.length > 0) {
    throw new BackupError('Name the e-mail address: npm run administrator -- anna@example.gr');
  }
  const connection = await openSiteDatabase(settings);
  try {
    const now = new Date();
    await chooseServerKey(connection.db, settings.secretKey?.value, now);
    const auth = await createAuth(connection, settings.siteUrl, settings);
    const giving = { now, firstPasswordDays: settings.firstPasswordDays };
    const { email, password, isNew } = await rescueAdministrator(
      auth,
      connection.db,
      address,
      giving,
    );
    console.log(
      `${email} ${isNew ? 'has an account now and is' : 'is'} an administrator. ` +
        `Sign in at ${settings.siteUrl}/admin/login with the password ${password} and choose another one.`,
    );
  } finally {
    await connection.close();
  }
  return true;
});
