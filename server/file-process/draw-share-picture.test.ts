import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ShareSubject } from '../../domain/media/files/file-jobs.ts';
import { TEST_FILE_PROCESS } from '../../harness/services.ts';

const drawSharePicture = async (subject: ShareSubject) =>
  Buffer.from(await TEST_FILE_PROCESS.run('drawSharePicture', subject));

const LINE = 'Δήμος Αιγιαλείας';
const LONG =
  'Πρόσκληση υποβολής αιτήσεων χρηματοδότησης της επιχειρηματικότητας και του εκσυγχρονισμού ' +
  'εγκαταστάσεων ηλεκτροκίνησης στους δημοτικούς σταθμούς της δυτικής παραλιακής ζώνης';

/** The colours of a region over the whole width, between two heights in pixels. */
async function pixelsBetween(picture: Buffer, top: number, bottom: number): Promise<number[][]> {
  const bytes = await sharp(picture)
    .extract({ left: 0, top, width: 1200, height: bottom - top })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, i) => [...bytes.subarray(3 * i, 3 * i + 3)]);
}

/** How many pixels between two heights are letters of the title. */
async function countLetterPixels(picture: Buffer, top: number, bottom: number): Promise<number> {
  const pixels = await pixelsBetween(picture, top, bottom);
  return pixels.filter((pixel) => pixel.every((channel) => channel > 240)).length;
}

describe('the picture for sharing', () => {
  it.each([
    'Νέα',
    'Ξεκινά η ανάπλαση του παραλιακού πεζόδρομου',
    LONG,
    '',
    '<b>&amp;</b> "quotes" \u0000 \u{1F30A} 漢字',
    'Έσοδα < έξοδα & τέλη',
    'Ω'.repeat(400),
  ])('is 1200 × 630 whatever the title: %j', async (title) => {
    const picture = await drawSharePicture({ title: title || LINE, line: LINE });
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(picture.length).toBeLessThan(150_000);
  });

  it('has no line where there is none', async () => {
    const picture = await drawSharePicture({ title: LINE, line: '' });
    expect((await sharp(picture).metadata()).width).toBe(1200);
  });

  it('shows the title in letters of its own, without fonts of the machine', async () => {
    const short = await drawSharePicture({ title: 'Νέα', line: LINE });
    const long = await drawSharePicture({ title: LONG, line: LINE });
    const few = await countLetterPixels(short, 410, 500);
    expect(few).toBeGreaterThan(500);
    expect(await countLetterPixels(long, 360, 500)).toBeGreaterThan(4 * few);
  });

  it('shows the emblem that it is given, small, beside the line', async () => {
    const emblem = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#c00000' },
    })
      .png()
      .toBuffer();
    const drawn = await drawSharePicture({ title: 'Νέα', line: LINE, emblem });
    const reds = async (top: number, bottom: number) =>
      (await pixelsBetween(drawn, top, bottom)).filter(([r = 0, g = 0]) => r > 150 && g < 40)
        .length;
    expect(await reds(530, 574)).toBeGreaterThan(44 * 55);
    expect(await reds(530, 574)).toBeLessThan(44 * 65);
    expect(await reds(0, 510)).toBe(0);
  });

  it('keeps a long line to one line', async () => {
    const drawn = await drawSharePicture({ title: 'Νέα', line: 'Δήμος '.repeat(60) });
    const below = await pixelsBetween(drawn, 586, 630);
    expect(below.filter((pixel) => pixel.every((channel) => channel > 190))).toEqual([]);
  });

  it.each(['Νέα', LONG])(
    "shows the middle of the page's picture above the panel, as wide and as high as it is: %s",
    async (title) => {
      const red = await sharp({
        create: { width: 900, height: 800, channels: 3, background: '#c00000' },
      })
        .extend({ top: 400, bottom: 400, background: '#0000c0' })
        .jpeg()
        .toBuffer();
      const drawn = await drawSharePicture({ title, line: LINE, picture: red });
      // A long title takes more of it, and never all.
      const height = title === LONG ? 150 : 250;
      for (const [r = 0, g = 0, b = 0] of await pixelsBetween(drawn, 0, height)) {
        expect(r > 170 && g < 20 && b < 20).toBe(true);
      }
    },
  );
});
