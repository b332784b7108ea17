import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The share of light of each value of a colour channel (WCAG 2.2, relative luminance). */
const LIGHT = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Of the colour whose three channels begin at a place. */
function luminance(channels: ArrayLike<number>, at = 0): number {
  const light = (channel: number) => LIGHT[channels[at + channel] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

interface Line {
  words: string;
  /** Red, green, blue. */
  colour: number[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The lines of text that stand over a picture, whatever lies between the two. */
function linesOverPictures(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const pictures = [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .map((image) => image.getBoundingClientRect());
    // A canvas knows every way in which CSS writes a colour.
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colourOf = (element: Element) => {
      if (!pen) return [];
      pen.fillStyle = getComputedStyle(element).color;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!parent || !words || parent.closest('.sr-only, .skip-link')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, width, height, right, bottom } of range.getClientRects()) {
        const isOver = pictures.some(
          (one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top + 1,
        );
        if (!isOver || width < 2) continue;
        const place = { left: left + scrollX, top: top + scrollY, width, height };
        lines.push({ words, colour: colourOf(parent), ...place });
      }
    }
    return lines;
  });
}

/**
 * The words that stand over a picture, each with its least contrast with any pixel of what is seen behind it. The page
 * stands at its beginning.
 */
export async function contrastsOverPictures(page: Page): Promise<Map<string, number>> {
  const lines = await linesOverPictures(page);
  const found = new Map<string, number>();
  if (lines.length === 0) return found;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; text-decoration: none !important; stroke: transparent !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const picture = sharp(
    await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' }),
  ).removeAlpha();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (const { words, colour, left, top, width, height } of lines) {
    const own = luminance(colour);
    let least = found.get(words) ?? Number.POSITIVE_INFINITY;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x++) {
        const at = (y * info.width + x) * 3;
        least = Math.min(least, contrast(own, luminance(data, at)));
      }
    }
    found.set(words, least);
  }
  return found;
}

/** What a frame shows of a picture, in percent of the picture. */
interface ShownPart {
  /** The name of its file, without what the site adds. */
  id: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface PicturesOfPage {
  /** Those that did not come, are stretched by more than a fiftieth of their shape, or are higher than the screen. */
  bad: string[];
  shown: ShownPart[];
}

/** The pictures of a page, all of them loaded. */
export async function picturesOf(page: Page): Promise<PicturesOfPage> {
  return page.locator('main img').evaluateAll(async (images) => {
    const found: PicturesOfPage = { bad: [], shown: [] };
    for (const image of images as HTMLImageElement[]) {
      if (!image.checkVisibility()) continue;
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(image);
      const whole = { width: image.naturalWidth, height: image.naturalHeight };
      const id = /\/media\/([^/.]+)\./.exec(image.currentSrc)?.[1] ?? image.currentSrc;
      const isStretched =
        objectFit === 'fill' && Math.abs(width / height / (whole.width / whole.height) - 1) > 0.02;
      if (whole.width === 0 || isStretched || height > innerHeight) found.bad.push(id);
      const scale =
        objectFit === 'cover' ? Math.max(width / whole.width, height / whole.height) : 0;
      const [x = 50, y = 50] = objectPosition.split(' ').map(Number.parseFloat);
      const side = (frame: number, own: number, at: number) => {
        const share = scale === 0 ? 1 : Math.min(1, frame / (own * scale));
        const start = (1 - share) * at;
        return { start, end: start + share * 100 };
      };
      const [across, down] = [side(width, whole.width, x), side(height, whole.height, y)];
      found.shown.push({
        id,
        left: across.start,
        right: across.end,
        top: down.start,
        bottom: down.end,
      });
    }
    return found;
  });
}
