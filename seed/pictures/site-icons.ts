import sharp from 'sharp';
import { ICO_SIZE, iconFile } from '../../domain/media/files/icon-file.ts';
import { emblemSvg } from './emblem.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, shareLandscapeSvg, sharePanelSvg } from './share-ground.ts';

/** Limestone: light enough under the emblem on any home screen. */
const GROUND = '#FBF8F2';
/** Systems may cut a maskable icon to a circle of 80% of its width. */
const MASKABLE_PART = 0.78;

/** Every icon of the site by its file name in `public/`, and the picture that is shared when nothing better can be. */
export async function makeSiteIcons(): Promise<Map<string, Buffer>> {
  return new Map([
    ['favicon.svg', Buffer.from(`${emblemSvg({ title: 'Δήμος' })}\n`)],
    ['favicon.ico', iconFile(await fullColourPng(ICO_SIZE))],
    ['apple-touch-icon.png', await emblemPng(180, true)],
    ['icon-192.png', await emblemPng(192)],
    ['icon-512.png', await emblemPng(512)],
    ['icon-maskable-512.png', await maskablePng(512)],
    ['share.png', await sharePng()],
  ]);
}

function emblemPng(size: number, square = false): Promise<Buffer> {
  return sharp(Buffer.from(emblemSvg({ square })))
    .resize(size)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

/** Readers of ICO files are told 32 bits a pixel, so that it is no palette. */
function fullColourPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(emblemSvg())).resize(size).png({ compressionLevel: 9 }).toBuffer();
}

async function maskablePng(size: number): Promise<Buffer> {
  const emblem = await fullColourPng(Math.round(size * MASKABLE_PART));
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: emblem }])
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

async function sharePng(): Promise<Buffer> {
  const emblem = await fullColourPng(220);
  return sharp(Buffer.from(shareLandscapeSvg()))
    .composite([
      { input: Buffer.from(sharePanelSvg(500)) },
      { input: emblem, left: (SHARE_WIDTH - 220) / 2, top: SHARE_HEIGHT - 300 },
    ])
    .png({ palette: true, colours: 96, effort: 10 })
    .toBuffer();
}
