import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, openTestServices, TEST_EDITOR } from '../../../harness/services.ts';
import { describeMedium } from '../acts/change-media.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { getIcon } from './icons.ts';

test('an icon shows the part of the emblem that pages show, and is kept for that part', async () => {
  const opened = await openTestServices(await openTestSqlite());
  const { services, close } = opened;
  const acting = actAs(TEST_EDITOR);
  // Blue on its right half.
  const bytes = await sharp({
    create: { width: 64, height: 32, channels: 3, background: '#dc1e1e' },
  })
    .composite([
      {
        input: { create: { width: 32, height: 32, channels: 3, background: '#1428c8' } },
        left: 32,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  try {
    const { id } = await addMedium(services, { bytes, fileName: 'a.png', accept: 'image' }, acting);
    const middle = async () => {
      const row = await services.db.selectFrom('media').selectAll().executeTakeFirstOrThrow();
      const icon = await getIcon(services, row, 'apple-touch-icon.png');
      const { dominant } = await sharp(icon)
        .extract({ left: 60, top: 80, width: 4, height: 4 })
        .stats();
      return dominant.b > dominant.r ? 'blue' : 'red';
    };
    expect(await middle()).toBe('red');
    const crop = { left: 500, top: 0, width: 500, height: 1000 };
    await describeMedium(services.db, { id, crop }, acting);
    expect(await middle()).toBe('blue');
  } finally {
    await close();
  }
});
