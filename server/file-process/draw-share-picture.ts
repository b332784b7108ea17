import { join } from 'node:path';
import type { ShareSubject } from '../../domain/media/files/file-jobs.ts';
import { loadSharp } from '../../domain/media/files/load-sharp.ts';
import { escapeMarkup } from '../../domain/text/escape.ts';
import { shorten } from '../../domain/text/shorten.ts';
import { emblemSvg } from '../../seed/pictures/emblem.ts';
import {
  SHARE_HEIGHT,
  SHARE_WIDTH,
  shareLandscapeSvg,
  sharePanelSvg,
} from '../../seed/pictures/share-ground.ts';

/** The letters come with the project: a server need not have any fonts. */
const FONTS = 'seed/documents/fonts';
const SEMIBOLD = { font: 'Commissioner Semi-Bold', file: join(FONTS, 'commissioner-semibold.ttf') };

/** The page's own picture is a rendition in JPEG; all others are drawn here. */
const LOADERS = ['jpeg', 'png', 'svg'] as const;

const MARGIN = 64;
const BOTTOM = 48;
const EMBLEM = 60;
const GAP = 30;
/** Between the highest letter and the lowest point of the panel's edge. */
const HEADROOM = 46;
/** Pixels; the largest at which a title takes no more than three lines. */
const TITLE_SIZES = [62, 54, 46, 40];
const MAX_TITLE_HEIGHT = 206;
const MAX_TITLE_LENGTH = 150;
/** Characters that fit into one line beside the emblem. */
const MAX_LINE_LENGTH = 60;

/** A JPEG of 1200 × 630: the picture, and under it the title, the emblem and a line. */
export async function drawSharePicture(subject: ShareSubject): Promise<Buffer> {
  const sharp = await loadSharp(LOADERS);
  const title = await drawTitle(shorten(subject.title, MAX_TITLE_LENGTH));
  // A page that is called as the site is, and says nothing of itself, has no line.
  const words = shorten(subject.line, MAX_LINE_LENGTH);
  const line = words && (await drawText(words, 30, '#D6ECF6'));
  const emblem = await sharp(subject.emblem ?? Buffer.from(emblemSvg()))
    .resize(EMBLEM)
    .png()
    .toBuffer();
  const rowTop = SHARE_HEIGHT - BOTTOM - EMBLEM;
  const titleTop = rowTop - GAP - title.height;
  const panelTop = titleTop - HEADROOM;
  const ground = await drawGround(subject.picture, panelTop);
  return sharp(ground)
    .composite([
      { input: Buffer.from(sharePanelSvg(panelTop)) },
      { input: title.png, left: MARGIN, top: titleTop },
      { input: emblem, left: MARGIN, top: rowTop },
      ...(line
        ? [
            {
              input: line.png,
              left: MARGIN + EMBLEM + 18,
              top: Math.round(rowTop + (EMBLEM - line.height) / 2),
            },
          ]
        : []),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The picture cut to what shows above the panel, its middle in the middle of that. */
async function drawGround(picture: Uint8Array | undefined, panelTop: number): Promise<Buffer> {
  const sharp = await loadSharp(LOADERS);
  if (!picture) {
    return sharp(Buffer.from(shareLandscapeSvg())).png({ compressionLevel: 1 }).toBuffer();
  }
  const part = await sharp(picture)
    .resize(SHARE_WIDTH, panelTop, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(part)
    .extend({ bottom: SHARE_HEIGHT - panelTop, background: '#062B45' })
    .flatten({ background: '#062B45' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function drawTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const drawn = await drawText(title, size, '#FFFFFF');
    if (drawn.height <= MAX_TITLE_HEIGHT || size === TITLE_SIZES.at(-1)) return drawn;
  }
  throw new Error('There is no size to draw a title in.');
}

/** A line or more of text, no wider than the picture without its margins. */
async function drawText(text: string, size: number, colour: string) {
  const sharp = await loadSharp(LOADERS);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${forPango(text)}</span>`,
      font: `${SEMIBOLD.font} ${size}`,
      fontfile: SEMIBOLD.file,
      width: SHARE_WIDTH - 2 * MARGIN,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, height: info.height };
}

/** Characters that no font shows and that markup does not allow, such as U+0000, become spaces. */
const forPango = (text: string) => escapeMarkup(text.replace(/\p{Cc}+/gu, ' '));
