// Makes the first content and ends (make-first-content.ts): a process of its own, so that the server never loads it.
import { openDatabase } from '../../database/connect.ts';
import { openMediaStore } from '../../domain/media/store/store.ts';
import { fillPatiently } from '../../seed/fill.ts';
import { describeStartFailure } from '../run/describe-start-failure.ts';
import { readSettings } from '../settings.ts';

// Nobody waits for it any more: the server was ended. What is made until then is used by the next start.
process.on('disconnect', () => process.exit(1));
const settings = readSettings(process.env);
try {
  const connection = openDatabase(settings);
  const store = await openMediaStore(settings);
  await fillPatiently(connection, store, { kind: settings.seed, now: new Date() });
  await connection.close();
  process.exit();
} catch (error) {
  const said = describeStartFailure(error, settings) ?? (error as Error).stack ?? String(error);
  process.send?.(said, () => process.exit(1));
}
