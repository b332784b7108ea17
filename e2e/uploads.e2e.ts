import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { EDITOR, ensureEditor, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { decideAbout, type Fate } from '../harness/browser/decide-about.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { makePdf } from '../harness/content/make-pdf.ts';

// A trace would hold every byte that is sent.
test.use({ trace: 'off' });

const MEGABYTE = 1024 * 1024;
const PIECE = 512 * 1024;

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const jpeg = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});

/** A picture as grainy as a photograph, which makes its file as large. */
function photograph(width: number, height: number, { orientation = 1 } = {}): Promise<Buffer> {
  const [grains, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const raw = { width: grains, height: rows, channels: 3 as const };
  return sharp(randomBytes(grains * rows * 3), { raw })
    .resize(width, height, { kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation })
    .toBuffer();
}

/**
 * The same picture in a file that is heavier by a comment: its points would take long to be decoded and made smaller.
 */
function makeHeavier(picture: Buffer, bytes: number): Buffer {
  const comment = Buffer.alloc(2 + 0xffff, ' ');
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(0xffff, 2);
  const comments = Array.from({ length: Math.ceil(bytes / comment.length) }, () => comment);
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
}

const openLibrary = async (page: Page, account?: typeof EDITOR) => {
  await openSignedIn(page, '/admin/media', account);
  await expect(page.locator('button', { hasText: 'Upload files' })).toBeVisible();
};
const choose = (page: Page, files: ChosenFile[]) =>
  page.locator('input[type="file"]').setInputFiles(files);
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

/** The pieces that the server has taken: the upload's id and where each began. */
function notePieces(page: Page): string[] {
  const pieces: string[] = [];
  page.on('response', (response) => {
    const asked = response.request();
    if (asked.method() !== 'PATCH' || response.status() !== 200) return;
    pieces.push(`${new URL(asked.url()).pathname} ${asked.headers()['upload-offset']}`);
  });
  return pieces;
}

/** Decides about the pieces that begin at a place of their file, before they are sent. */
async function beforePieceAt(
  page: Page,
  offset: number,
  decide: (url: string) => Fate | Promise<Fate>,
): Promise<void> {
  await decideAbout(page, ['*/api/uploads/*'], ({ method, url, headers }) =>
    method === 'PATCH' && headers['Upload-Offset'] === String(offset) ? decide(url) : 'goes on',
  );
}

test.describe.configure({ mode: 'default' });
/** An administrator's, in which two tests begin with the library. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  await openLibrary(page);
});

test('twelve photographs of which three are bad, and a line that breaks in the middle', async () => {
  test.setTimeout(300_000);
  // As heavy as one of a good camera: only its weight matters, and that it is scaled down.
  const large = makeHeavier(await photograph(2700, 450), 10 * MEGABYTE);
  expect(large.length).toBeGreaterThan(10 * MEGABYTE);
  // Heavy enough to be made smaller before they are sent.
  const upright = makeHeavier(await photograph(880, 660, { orientation: 6 }), 1.5 * MEGABYTE);
  const whole = makeHeavier(await photograph(640, 480), 1.5 * MEGABYTE);
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    upright,
  ]);
  const others = await Promise.all(
    Array.from({ length: 7 }, (_, at) => photograph(640 + 16 * at, 480)),
  );
  const files = [
    jpeg('large.jpg', large),
    jpeg('cut-off.jpg', whole.subarray(0, whole.length - 200_000)),
    jpeg('upright.jpg', upright),
    { name: 'phone.heic', mimeType: 'image/heic', buffer: heic },
    ...others.map((buffer, at) => jpeg(`harbour-${at + 1}.jpg`, buffer)),
    jpeg('letter.jpg', Buffer.from('Αγαπητή κυρία, σας στέλνω τις φωτογραφίες.')),
  ];
  expect(files).toHaveLength(12);
  const pieces = notePieces(page);
  let broken = 0;
  await beforePieceAt(page, PIECE, () => {
    if (broken >= 2) return 'goes on';
    broken++;
    return 'no line';
  });
  await beginScreen(page, '/admin/media');
  await choose(page, files);
  await expect(page.getByRole('status').filter({ hasText: 'uploaded' })).toHaveText(
    '9 of 12 uploaded · 3 failed',
    { timeout: 240_000 },
  );

  // What is wrong with each of the three is said in its own row.
  await expect(row(page, 'cut-off.jpg')).toContainText('its end is missing');
  await expect(row(page, 'phone.heic')).toContainText('Save it as JPG');
  await expect(row(page, 'letter.jpg')).toContainText('neither a PNG, JPG, GIF, WebP or AVIF');

  // The line broke twice in the middle of a file, and no piece was sent twice.
  expect(broken).toBe(2);
  expect(new Set(pieces).size).toBe(pieces.length);

  const token = await getToken(page.request);
  const media = await page.request.get('/api/media?limit=20&kind=image', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const list = ((await media.json()) as { media: Record<string, unknown>[] }).media;
  const byName = (name: string) => list.find(({ fileName }) => fileName === name);
  expect(byName('large.webp')).toMatchObject({ width: 2560, height: 427 });
  expect(byName('upright.webp')).toMatchObject({ width: 660, height: 880 });

  // The same again is known at once: not one piece of it is sent.
  const before = pieces.length;
  await choose(page, [jpeg('again.jpg', others[0] as Buffer)]);
  await expect(row(page, 'again.jpg')).toContainText('It was in the library already');
  expect(pieces).toHaveLength(before);
});

test('an upload under way is cancelled, and its pieces are gone', async () => {
  await beginScreen(page, '/admin/media');
  let upload = '';
  await beforePieceAt(page, PIECE, (url) => {
    upload = new URL(url).pathname;
    // Until it is given up.
    return new Promise(() => {});
  });
  const buffer = makePdf({ padding: 3 * MEGABYTE });
  await choose(page, [{ name: 'mistake.pdf', mimeType: 'application/pdf', buffer }]);
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await expect.poll(() => upload).not.toBe('');
  await page.getByRole('button', { name: 'Cancel: mistake.pdf' }).click();
  expect((await gone).status()).toBe(200);
  await expect(row(page, 'mistake.pdf')).toHaveCount(0);
});

test('a document goes on where it was when the session ends in the middle', async ({ page }) => {
  test.setTimeout(120_000);
  await ensureEditor(page.request);
  const pieces = notePieces(page);
  await openLibrary(page, EDITOR);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  let isEnded = false;
  await beforePieceAt(page, 3 * PIECE, async (): Promise<Fate> => {
    if (!isEnded) {
      isEnded = true;
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const ended = await page.request.post('/api/auth/logout', { headers });
      expect(ended.status()).toBe(200);
    }
    return 'goes on';
  });
  const buffer = makePdf({ padding: 9 * MEGABYTE });
  await choose(page, [{ name: 'budget.pdf', mimeType: 'application/pdf', buffer }]);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(row(page, 'budget.pdf')).toContainText('as soon as you sign in again');
  await dialog.getByLabel('Password', { exact: true }).fill(EDITOR.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(row(page, 'budget.pdf')).toContainText('Uploaded', { timeout: 60_000 });
  expect(pieces).toHaveLength(Math.ceil(buffer.length / PIECE));
  expect(new Set(pieces).size).toBe(pieces.length);
});
