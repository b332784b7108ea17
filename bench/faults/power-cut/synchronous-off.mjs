// Loaded before the site by the mutant that the power cut must find out: SQLite that waits for no disk.
import { DatabaseSync } from 'node:sqlite';

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  return exec.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'));
};
