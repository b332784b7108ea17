/** Writes the icons of the site into a folder: node seed/pictures/icons.ts public */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSiteIcons } from './site-icons.ts';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node seed/pictures/icons.ts <folder>');
  process.exit(1);
}
for (const [name, bytes] of await makeSiteIcons()) {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
