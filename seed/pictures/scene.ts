/** What a scene is: a key of the media library, its alternative texts, and how to draw it. */
import type { HourName } from './palette.ts';
import { Sheet } from './sheet.ts';

export interface Scene {
  key: string;
  alt: { el: string; en: string };
  /** Pixels of the drawing; rendered sizes keep this shape. */
  width: number;
  height: number;
  /** The whole picture as SVG; two calls give the same text. */
  svg: () => string;
}

/** A landscape of 1920 × 1200. The key seeds its chance. */
export function composeScene(
  key: string,
  alt: Scene['alt'],
  hour: HourName,
  draw: (sheet: Sheet) => void,
  width = 1920,
  height = 1200,
): Scene {
  return {
    key,
    alt,
    width,
    height,
    svg: () => {
      const sheet = new Sheet(hour, key, width, height);
      draw(sheet);
      return sheet.svg();
    },
  };
}
