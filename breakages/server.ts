import type { Breakage } from './breakage.ts';

const JOBS = ['domain/jobs/run-when-due.test.ts'];
const STEADY = ['domain/retention/steady-clock.test.ts'];
const FOLDERS = ['server/operations/backup/backup-folders.test.ts'];
const COMMANDS = ['server/operations/commands/command.test.ts'];
const BACKUP_STATE = ['domain/upkeep/backup-state.test.ts'];

/** What servers do by the clock, what is away for an hour, and what operators run by hand. */
export const SERVER: readonly Breakage[] = [
  {
    breaks: 'A nightly job is run again each minute where the clocks of two servers differ.',
    file: 'domain/jobs/run-when-due.ts',
    find: 'job.next(job.next(now))',
    replace: 'job.next(now)',
    tests: JOBS,
  },
  {
    breaks: 'Nightly jobs wait for links to a slow host, the backup for hours.',
    file: 'server/run/jobs/daily-jobs.ts',
    find: 'if (!looking.has(job)) looking.set',
    replace: 'if (looking.size === 0) looking.set',
    tests: ['server/run/jobs/daily-jobs.test.ts'],
    title: 'holds up no other',
  },
  {
    breaks: 'A job of which one answer was lost is run again within minutes.',
    file: 'domain/jobs/run-when-due.ts',
    find: '    const held = await readFact(db, name);\n    if (held?.endsWith(token))',
    replace: '    const held = due;\n    if (held)',
    tests: JOBS,
  },
  {
    breaks:
      'Where the database goes during a check of the search, staff read the one before until the night.',
    file: 'server/run/jobs/watch-promises.ts',
    find: '      lookAfter(retryMs);\n',
    replace: '',
    tests: ['server/run/jobs/watch-promises.test.ts'],
  },
  {
    breaks:
      'Entries that are searched anew after an upgrade wait for the night where the database goes.',
    file: 'server/run/jobs/renew-search.ts',
    find: '    while (!signal.aborted) {',
    replace: '    if (!signal.aborted) {',
    tests: ['server/run/jobs/renew-search.test.ts'],
  },
  {
    breaks: 'A clock that is years ahead deletes everything when the job is run twice in a night.',
    file: 'domain/retention/steady-clock.ts',
    find: '  if (known.endsWith(JUMPED) && apart < A_NIGHT_MS) return false;\n',
    replace: '',
    tests: STEADY,
  },
  {
    breaks: 'After a clock has jumped, nothing is ever deleted again.',
    file: 'domain/retention/steady-clock.ts',
    find: "isSteady ? '' : JUMPED",
    replace: 'JUMPED',
    tests: STEADY,
  },
  {
    breaks: 'Who proposes an event for the year 2206 is kept until 2207.',
    file: 'domain/retention/message-ends.ts',
    find: '  if (day > latest) return latest;\n',
    replace: '',
    tests: ['domain/retention/delete-expired.test.ts'],
    title: 'mistyped',
  },
  {
    breaks: 'A clock that is years ahead removes all backups but the newest.',
    file: 'server/operations/backup/backup-folders.ts',
    find: 'Math.min(now.getTime(), before.madeAt.getTime() + LONGEST_PAUSE_MS)',
    replace: 'now.getTime()',
    tests: FOLDERS,
  },
  {
    breaks: 'What a broken-off backup left takes the room that the next one needs, each night.',
    file: 'server/operations/backup/run-backup.ts',
    find: '  if (!folder) await dropBrokenOff(root, now);\n',
    replace: '  void dropBrokenOff;\n',
    tests: FOLDERS,
  },
  {
    breaks: 'What a broken-off restore copied of everybody’s data stays for good.',
    file: 'server/operations/backup/backup-folders.ts',
    find: '(replaced && !unfinished)',
    replace: 'replaced',
    tests: FOLDERS,
  },
  {
    breaks: 'What a restore has replaced passes for a backup.',
    file: 'server/operations/backup/backup-folders.ts',
    find: ' || (replaced && !unfinished)',
    replace: '',
    tests: FOLDERS,
  },
  {
    breaks: 'Administrators are not told of a backup made by hand that failed.',
    file: 'server/operations/backup/run-backup.ts',
    find: '      await noteBackupFailure(connection.db, wanted.now, error).catch(() => {});\n',
    replace: '',
    tests: COMMANDS,
  },
  {
    breaks:
      'A large site on PostgreSQL cannot be replaced by a backup: a statement takes too long.',
    file: 'server/operations/restore/restore-backup.ts',
    find: 'await putRows(patient ?? connection, folder',
    replace: 'await putRows(connection, folder',
    tests: ['server/operations/restore/restore-patiently.test.ts'],
  },
  {
    breaks: 'A site whose first look for a restore failed works on in the middle of it.',
    file: 'server/run/end-for-restore.ts',
    find: 'await wait(againMs, undefined, { ref: false });',
    replace: 'return void wait(againMs, undefined, { ref: false });',
    tests: ['server/run/end-for-restore.test.ts'],
  },
  {
    breaks: 'Of two trials at once one removes what the other has restored.',
    file: 'server/operations/restore/try-restore.ts',
    find: '|| (pid !== undefined && isRunning(Number(pid)))',
    replace: '',
    tests: ['server/operations/restore/try-restore.test.ts'],
    title: 'other trials are under way',
  },
  {
    breaks: 'What a trial that was killed restored stays on the disk.',
    file: 'server/operations/restore/try-restore.ts',
    find: '  await dropAbandonedTrials(dataDir);\n',
    replace: '',
    tests: ['server/operations/restore/try-restore.test.ts'],
    title: 'ended in its middle',
  },
  {
    breaks: 'A backup that failed while the clock was ahead is told of for as long.',
    file: 'domain/upkeep/backup-state.ts',
    find: 'failing: parseFact(failureSchema, await readFact(db, LAST_FAILURE))',
    replace:
      "failing: [parseFact(failureSchema, await readFact(db, LAST_FAILURE))].find((one) => one && one.at > (last?.at ?? ''))",
    tests: BACKUP_STATE,
  },
];
