import sharp from 'sharp';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { getForStaff } from '../../domain/content/reading/staff-entries.ts';
import { settings } from '../../domain/content-types/settings.ts';
import { addMedium } from '../../domain/media/uploads/add-medium.ts';
import type { Services } from '../../domain/services.ts';
import { actAs, TEST_ADMIN } from '../services.ts';

/** Makes a picture of 600 × 300, all of one colour, the emblem of the settings. Returns its id. */
export async function setEmblem(
  services: Services,
  background = { r: 200, g: 0, b: 0 },
): Promise<string> {
  const acting = actAs(TEST_ADMIN);
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const upload = { bytes, fileName: 'emblem.png', accept: 'image' } as const;
  const { id } = await addMedium(services, upload, acting);
  await changeSettings(services, { emblem: id });
  return id;
}

/** Publishes the settings with some fields changed, as an administrator does. */
export async function changeSettings(services: Services, part: object): Promise<void> {
  const office = await getForStaff(services.db, settings, settings.name);
  const data = { ...office.data, ...part };
  await saveEntry(
    services.db,
    settings,
    office.id,
    { data, version: office.version },
    actAs(TEST_ADMIN),
  );
}
