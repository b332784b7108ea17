import type { Breakage } from './breakage.ts';

const BIN = ['domain/media/library/bin.test.ts'];

/** Deleted files: who finds them, who brings them back, and when their bytes go. */
export const MEDIA_BIN: readonly Breakage[] = [
  {
    breaks: 'A file in the bin still answers at its public address.',
    file: 'domain/media/pictures/renditions.ts',
    find: "    .where('deleted_at', 'is', null)\n",
    replace: '',
    tests: BIN,
    title: 'are found nowhere',
  },
  {
    breaks: 'A file that is sent again is one that lies in the bin.',
    file: 'domain/media/uploads/sent-files.ts',
    find: "      .where('media.deleted_at', 'is', null)\n",
    replace: '',
    tests: BIN,
    title: 'sent again',
  },
  {
    breaks: 'Public screens show a picture that lies in the bin.',
    file: 'domain/media/library/reading.ts',
    find: "    .where('deleted_at', 'is', null)\n",
    replace: '',
    tests: BIN,
    title: 'are found nowhere',
  },
  {
    breaks: 'A text is saved with a link to a file that was deleted.',
    file: 'domain/content/references/require-targets.ts',
    find: "media.get(mediaIdOf(address) ?? '') === 'deleted'",
    replace: "media.get(mediaIdOf(address) ?? '') === 'image' && address === ''",
    tests: BIN,
    title: 'text that',
  },
  {
    breaks: 'A file that an entry in the bin used is lost when the entry comes back.',
    file: 'domain/content/acts/restore-entry.ts',
    find: '    await restoreMediaOf(tx, id, acting);\n',
    replace: '',
    tests: BIN,
    title: 'come back with the entry',
  },
  {
    breaks: 'The bytes of a file whose row went are forgotten.',
    file: 'domain/media/library/empty-bin.ts',
    find: '    await loosenFiles(tx, [...keys, ...ids.map(renditionFolder)], now);\n',
    replace: '    void keys;\n',
    tests: BIN,
    title: 'thirty days|process dies',
  },
  {
    breaks: 'What the store did not delete is not tried again.',
    file: 'domain/media/store/loose-files.ts',
    find: '        await deleteBytes(store, key);\n        await keepFile(db, key);\n',
    replace: '        await keepFile(db, key);\n        await deleteBytes(store, key);\n',
    tests: BIN,
    title: 'process dies',
  },
  {
    breaks: 'The bin of media is never emptied.',
    file: 'server/run/daily-jobs.ts',
    find: 'await emptyMediaBin({ db, store }, now(), (error) =>',
    replace: 'await emptyMediaBin({ db, store }, new Date(0), (error) =>',
    tests: ['server/run/daily-jobs.test.ts'],
  },
  {
    breaks: 'A file that an upload left behind stays for ever.',
    file: 'domain/media/uploads/add-medium.ts',
    find: '  await announceFile(db, storageKey, acting.now);\n',
    replace: '',
    tests: ['domain/media/uploads/add-medium.test.ts'],
  },
  {
    breaks: 'The message about a file in use does not say where.',
    file: 'domain/media/acts/delete-medium.ts',
    find: "${nameUses(uses, 'el')}",
    replace: "${nameUses(uses.slice(0, 0), 'el')}",
    tests: ['domain/media/library/library.test.ts'],
  },
];
