/** Writes the pictures as PNG for review: node seed/pictures/render.ts <outDir> [width] [key…] */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SCENES } from './catalogue.ts';
import { emblemSvg } from './emblem.ts';

const [outDir, width = '1600', ...keys] = process.argv.slice(2);
if (!outDir || !(Number(width) > 0)) {
  console.error('Usage: node seed/pictures/render.ts <outDir> [width in pixels] [key…]');
  process.exit(1);
}

const unknown = keys.filter(
  (key) => key !== 'emblem' && !SCENES.some((scene) => scene.key === key),
);
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(', ')}`);
  process.exit(1);
}

await mkdir(outDir, { recursive: true });
for (const scene of SCENES) {
  if (keys.length > 0 && !keys.includes(scene.key)) continue;
  const started = performance.now();
  const svg = scene.svg();
  await sharp(Buffer.from(svg))
    .resize(Number(width))
    .png()
    .toFile(join(outDir, `${scene.key}.png`));
  const time = Math.round(performance.now() - started);
  console.log(`${scene.key}: ${Math.round(svg.length / 1024)} KB, ${time} ms`);
}
if (keys.length === 0 || keys.includes('emblem'))
  await sharp(Buffer.from(emblemSvg())).resize(512).png().toFile(join(outDir, 'emblem.png'));
