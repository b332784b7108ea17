/** The part of a picture that is shown, in thousandths of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A point of a picture, in percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Thousandths of a whole side. */
export const WHOLE_SIDE = 1000;
/** Less of a side would be a few pixels of most pictures. */
export const SHORTEST_SIDE = 50;
/** The public styles have a class for each step (app/ui/styles/focus.css). */
export const FOCUS_STEP = 5;

/** A crop as it is stored, '' for a whole picture. */
export function readCrop(stored: string): Crop | null {
  return stored === '' ? null : (JSON.parse(stored) as Crop);
}

/** A crop to be stored; the whole picture is no crop. */
export function writeCrop(crop: Crop | null): string {
  if (!crop || (crop.width === WHOLE_SIDE && crop.height === WHOLE_SIDE)) return '';
  const { left, top, width, height } = crop;
  return JSON.stringify({ left, top, width, height });
}

/** Whether a crop lies within the picture and is not too small. */
export function isCrop({ left, top, width, height }: Crop): boolean {
  return (
    left >= 0 &&
    top >= 0 &&
    width >= SHORTEST_SIDE &&
    height >= SHORTEST_SIDE &&
    left + width <= WHOLE_SIDE &&
    top + height <= WHOLE_SIDE
  );
}

/** The part in whole pixels of a picture of that size, at least one of each side. */
export function pixelsOf(crop: Crop, picture: { width: number; height: number }): Crop {
  const left = Math.floor((crop.left * picture.width) / WHOLE_SIDE);
  const top = Math.floor((crop.top * picture.height) / WHOLE_SIDE);
  const part = (share: number, side: number) =>
    Math.max(1, Math.round((share * side) / WHOLE_SIDE));
  return {
    left,
    top,
    width: Math.min(part(crop.width, picture.width), picture.width - left),
    height: Math.min(part(crop.height, picture.height), picture.height - top),
  };
}

/** The size of what is shown of a picture, in pixels. */
export function shownSize(row: { width: number; height: number; crop: string }): {
  width: number;
  height: number;
} {
  const crop = readCrop(row.crop);
  if (!crop) return { width: row.width, height: row.height };
  const { width, height } = pixelsOf(crop, row);
  return { width, height };
}
