import type { MediaTable } from '../../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import { isUnavailable } from '../../unavailable.ts';
import { FileProcessEnded } from '../files/file-process.ts';
import { shownSize } from './crop.ts';
import { type PictureFormat, widthsOf } from './picture.ts';
import { getRendition, hasRendition, type RenditionServices } from './renditions.ts';

/** So many pictures are looked up at once. */
const AT_ONCE = 20;

export interface MakingAhead {
  /** Pictures that could not be made, by id and digest: they are not tried again while the process lives. */
  broken: Set<string>;
  /** Lets others have the processor, after so many milliseconds of work. */
  rest(workedMs: number): Promise<void>;
  isStopped(): boolean;
  onBroken(id: string, error: unknown): void;
}

/**
 * How a round ended: with nothing left to make; or before that, since it was stopped, others wait for the process for
 * files, or the store takes nothing now.
 */
export type RoundEnd = 'done' | 'stopped' | 'busy' | 'unkept';

/**
 * Makes what screens ask for of each picture for which nobody has done so: all its widths, before a visitor waits for
 * one. It goes on where another process, or this one before it ended, has stopped: what is in the store already is not
 * made again, and a picture counts as made once all of it is there. Several processes take the pictures in another
 * order each.
 */
export async function makeRenditionsAhead(
  media: RenditionServices,
  making: MakingAhead,
): Promise<RoundEnd> {
  for (;;) {
    const waiting = await listWaiting(media, making.broken);
    if (waiting.length === 0) return 'done';
    for (const { id } of shuffled(waiting)) {
      const end = await makeAllOf(media, id, making);
      if (end !== 'done') return end;
    }
  }
}

async function makeAllOf(
  media: RenditionServices,
  id: string,
  making: MakingAhead,
): Promise<RoundEnd> {
  // It may have been made, changed or deleted meanwhile.
  const row = await waitingPictures(media).where('id', '=', id).executeTakeFirst();
  if (!row) return 'done';
  for (const wanted of wantedOf(row)) {
    if (making.isStopped()) return 'stopped';
    if (await hasRendition(media, row, wanted)) continue;
    const began = performance.now();
    try {
      await getRendition(media, row, wanted);
    } catch (error) {
      if (making.isStopped()) return 'stopped';
      if (isBusy(error)) return 'busy';
      // The picture may be fine: it is tried again once the store or the database is back.
      if (isUnavailable(error)) throw error;
      making.broken.add(nameOf(row));
      making.onBroken(id, error);
      return 'done';
    }
    if (!(await hasRendition(media, row, wanted))) return 'unkept';
    await making.rest(performance.now() - began);
  }
  await media.db
    .updateTable('media')
    .set({ made_digest: row.address_digest })
    .where('id', '=', id)
    .where('address_digest', '=', row.address_digest)
    .execute();
  return 'done';
}

/** Whether others had the process for files, or the machine. */
const isBusy = (error: unknown) =>
  (error instanceof DomainError && error.code === 'unavailable') ||
  (error instanceof FileProcessEnded && error.isForWaiting);

const waitingPictures = ({ db }: RenditionServices) =>
  db
    .selectFrom('media')
    .selectAll()
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .whereRef('made_digest', '<>', 'address_digest');

async function listWaiting(
  media: RenditionServices,
  broken: ReadonlySet<string>,
): Promise<MediaTable[]> {
  const rows = await waitingPictures(media)
    // The newest first: somebody is about to show it.
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(AT_ONCE + broken.size)
    .execute();
  return rows.filter((row) => !broken.has(nameOf(row)));
}

const nameOf = ({ id, address_digest }: MediaTable) => `${id}.${address_digest}`;

/** What screens ask for: AVIF and WebP in every width, and all of it as JPEG, to which a link leads. */
function wantedOf(row: MediaTable): { width: number; format: PictureFormat }[] {
  const widths = widthsOf(shownSize(row).width);
  const largest = widths.at(-1) ?? row.width;
  return [
    ...widths.map((width) => ({ width, format: 'avif' as const })),
    ...widths.map((width) => ({ width, format: 'webp' as const })),
    { width: largest, format: 'jpg' as const },
  ];
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
