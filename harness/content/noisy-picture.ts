import sharp from 'sharp';

/** A picture unlike any other: the same file sent twice is one medium of the library, for which nothing is written. */
export function noisyPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, noise, background: '#fff' } })
    .png()
    .toBuffer();
}
