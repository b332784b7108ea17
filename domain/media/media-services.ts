import type { Db } from '../../database/connect.ts';
import type { FileProcess } from './files/file-process.ts';
import type { VirusScanner } from './files/virus-scan.ts';
import type { MediaStore } from './store/store.ts';

/** What the library needs of the running system. */
export interface MediaServices {
  db: Db;
  store: MediaStore;
  /** What reads the inside of files. */
  files: FileProcess;
  /** Who is asked about each upload; undefined where nobody is. */
  virusScanner: VirusScanner | undefined;
  /** How much each account may upload within a day. */
  uploadBytesPerDay: number;
}
