/** What is asked of a picture that is to become smaller. */
export interface Shrinking {
  picture: Blob;
  /** In pixels. */
  maxSide: number;
  maxBytes: number;
  hasAlpha: boolean;
}

/** From what is not seen to what a picture on a page can bear. */
const QUALITIES = [0.92, 0.85, 0.7];

/**
 * A picture as a smaller one, upright and without what its file says of camera and place. Runs in a worker, or where a
 * browser has no canvas there, in the page. Throws what the browser throws where it cannot decode the picture; gives
 * null where even the smallest is too large.
 */
export async function shrinkPicture(asked: Shrinking): Promise<Blob | null> {
  const bitmap = await createImageBitmap(asked.picture, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, asked.maxSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = makeCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: asked.hasAlpha }) as
      | CanvasRenderingContext2D
      | OffscreenCanvasRenderingContext2D
      | null;
    if (!context) throw new Error('There is no memory for a canvas.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    // The bitmap of a large photograph has a hundred megabytes.
    bitmap.close();
    const type = asked.hasAlpha ? 'image/webp' : 'image/jpeg';
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, type, quality);
      if (blob.size <= asked.maxBytes) return blob;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function makeCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function encode(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be encoded.'))),
      type,
      quality,
    );
  });
}
