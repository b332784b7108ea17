import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_PAGE } from '../../harness/browser/test-page.ts';
import { makePdf } from '../../harness/content/make-pdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The same each time, but where another width is asked for. */
async function pngFile(name = 'photo.png', width = 8): Promise<File> {
  const bytes = await sharp({ create: { width, height: 6, channels: 3, background: '#2A93C4' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

function form(field: string, file: File): FormData {
  const data = new FormData();
  data.append(field, file);
  return data;
}

const PART_OF_A_FILE =
  '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';

describe('uploads', () => {
  test('a picture comes back as an address that a page takes', async () => {
    const response = await api.call('POST', '/upload', {
      as: 'editor',
      body: form('image', await pngFile('Φωτογραφία του λιμανιού.PNG')),
    });
    expect(response.status).toBe(200);
    const { url } = (await response.json()) as { url: string };
    expect(url).toMatch(/^\/media\/[a-z0-9]+\.[0-9a-f]{16}\/8\.webp$/);
    const page = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...TEST_PAGE, slug: 'with-image', images: [url, `http://localhost:3000${url}`] },
    });
    const { id, images } = (await page.json()) as { id: string; images: string[] };
    expect(images).toEqual([url, url]);
    const saved = await api.call('PUT', `/pages/${id}`, {
      as: 'editor',
      body: { slug: 'with-image', title: { en: 'Pictures are left out' } },
    });
    expect(await saved.json()).toMatchObject({ images: [url, url] });
  });

  test('a medium in use is not deleted, an unused one is', async () => {
    const upload = async (width: number) => {
      const response = await api.call('POST', '/upload', {
        as: 'editor',
        body: form('image', await pngFile('x.png', width)),
      });
      return (await response.json()) as { url: string; id: string };
    };
    const used = await upload(9);
    const unused = await upload(10);
    await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...TEST_PAGE, slug: 'uses', images: [used.url] },
    });
    const refused = await api.call('DELETE', `/media/${used.id}`, { as: 'editor' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ uses: [{ type: 'page' }] });
    expect((await api.call('DELETE', `/media/${unused.id}`, { as: 'editor' })).status).toBe(200);
    expect((await api.call('GET', `/media/${unused.id}`, { as: 'editor' })).status).toBe(404);
  });

  test.each([
    ['a text that says it is a picture', new File(['hello'], 'x.png', { type: 'image/png' }), 415],
    [
      'an SVG',
      new File(
        ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
        'x.svg',
        { type: 'image/svg+xml' },
      ),
      415,
    ],
    [
      'an HTML page',
      new File(['<html><script>alert(1)</script>'], 'x.jpg', { type: 'image/jpeg' }),
      415,
    ],
    ['an empty file', new File([], 'x.png', { type: 'image/png' }), 400],
    [
      'an SVG that is called a PNG',
      new File(
        ['<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect/></svg>'],
        'x.png',
        { type: 'image/png' },
      ),
      415,
    ],
    [
      'a PDF where a picture is asked for',
      new File(['%PDF-1.7'], 'x.pdf', { type: 'application/pdf' }),
      415,
    ],
  ])('%s is refused', async (_what, file, status) => {
    const response = await api.call('POST', '/upload', { as: 'editor', body: form('image', file) });
    expect(response.status).toBe(status);
  });

  test('four drawings that are called PNG cost nothing, and nothing begins to read them', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">${'<g filter="url(#f)">'.repeat(50_000)}</svg>`;
    const run = vi.spyOn(api.services.files, 'run');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        api.call('POST', '/upload', {
          as: 'editor',
          body: form('image', new File([drawing], 'x.png', { type: 'image/png' })),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 415]);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  test('a process that is killed with a file is a refusal with a sentence, and the next file is taken', async () => {
    const { files } = api.services;
    const noise = randomBytes(1500 * 1500 * 3);
    const large = await sharp(noise, { raw: { width: 1500, height: 1500, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const body = () => form('image', new File([new Uint8Array(large)], 'x.png'));
    // One that is done tells that the process is there.
    await api.call('POST', '/upload', { as: 'editor', body: form('image', await pngFile()) });
    const refused = api.call('POST', '/upload', { as: 'editor', body: body() });
    const run = vi.spyOn(files, 'run');
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), 20_000);
    process.kill(files.pid as number, 'SIGKILL');
    const answer = await refused;
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toBe(
      'The file cannot be read: it is damaged, or takes too much memory or time.',
    );
    run.mockRestore();
    expect((await api.call('POST', '/upload', { as: 'editor', body: body() })).status).toBe(200);
  });

  test.each([
    ['a whole one', makePdf({ padding: 5000 }), 201],
    ['five bytes', Buffer.from('%PDF-'), 415],
    ['a header and something else', Buffer.from('%PDF-1.7\n<html>'), 400],
    ['a cut-off one', makePdf({ padding: 5000 }).subarray(0, 4000), 400],
    ['one behind another file', Buffer.concat([Buffer.from('GIF89a'), makePdf()]), 400],
  ])('of PDF documents, %s', async (_, bytes, status) => {
    const file = new File([new Uint8Array(bytes)], 'x.pdf', { type: 'application/pdf' });
    const response = await api.call('POST', '/media', { as: 'editor', body: form('file', file) });
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { message: string; sizeBytes: number };
    if (status === 201) expect(answer.sizeBytes).toBe(bytes.length);
    else expect(answer.message).toMatch(/\.$/);
  });

  test('everybody sees how much of their own quota is used', async () => {
    const quota = async (as: 'editor' | 'admin') =>
      (await (await api.call('GET', '/upload', { as })).json()) as { usedBytes: number };
    const before = await quota('editor');
    const file = new File([new Uint8Array(makePdf({ padding: 100_000 }))], 'x.pdf');
    await api.call('POST', '/media', { as: 'editor', body: form('file', file) });
    expect((await quota('editor')).usedBytes - before.usedBytes).toBeGreaterThan(100_000);
    expect(await quota('admin')).toEqual({ usedBytes: 0, limitBytes: 1000 * 1024 * 1024 });
  });

  test('a broken picture is refused', async () => {
    const whole = new Uint8Array(await (await pngFile()).arrayBuffer());
    const broken = new File([whole.slice(0, whole.length - 30)], 'x.png', { type: 'image/png' });
    const response = await api.call('POST', '/upload', {
      as: 'editor',
      body: form('image', broken),
    });
    expect([400, 415]).toContain(response.status);
  });

  test('the wrong field, no file and no multipart are refused', async () => {
    const wrongField = await api.call('POST', '/upload', {
      as: 'editor',
      body: form('file', await pngFile()),
    });
    expect(wrongField.status).toBe(400);
    const noFile = new FormData();
    noFile.append('image', 'text');
    expect((await api.call('POST', '/upload', { as: 'editor', body: noFile })).status).toBe(400);
    expect((await api.call('POST', '/upload', { as: 'editor', body: { image: 'x' } })).status).toBe(
      415,
    );
  });

  test('a second file, a field besides and another name are refused by name', async () => {
    const withMore = async (name: string, value: string | File) => {
      const body = form('image', await pngFile());
      body.append(name, value);
      const response = await api.call('POST', '/upload', { as: 'editor', body });
      expect(response.status).toBe(400);
      return ((await response.json()) as { fields: Record<string, string> }).fields;
    };
    expect(await withMore('folder', 'x')).toEqual({ folder: 'There is no such field.' });
    expect(Object.keys(await withMore('image', await pngFile()))).toEqual(['image']);
    expect(Object.keys(await withMore('file', await pngFile()))).not.toEqual([]);
  });

  test.each([
    ['Λιμάνι Αιγίου.png', 'limani-aigiou.webp'],
    ['Λιμάνι «Α» "Β".png', 'limani-a-v.webp'],
  ])('a name in Greek arrives whole: %s', async (name, expected) => {
    const body = form('file', await pngFile(name, name.length));
    const response = await api.call('POST', '/media', { as: 'editor', body });
    expect(await response.json()).toMatchObject({ fileName: expected });
  });

  test.each([
    ['without a boundary', 'multipart/form-data; charset=utf-8', '--x--\r\n'],
    ['that breaks off in the file', 'multipart/form-data; boundary=x', PART_OF_A_FILE],
    ['that breaks off in a head', 'multipart/form-data; boundary=x', '--x\r\nContent-Dis'],
    ['with another boundary', 'multipart/form-data; boundary=y', `${PART_OF_A_FILE}\r\n--x--\r\n`],
  ])('a body %s is refused', async (_, type, body) => {
    const response = await api.call('POST', '/upload', {
      as: 'editor',
      body,
      headers: { 'Content-Type': type },
    });
    expect(response.status).toBe(400);
  });

  test('a picture of almost 10 MB is taken', async () => {
    // Noise cannot be made smaller: 1,800 × 1,800 points of three bytes each.
    const noise = randomBytes(1800 * 1800 * 3);
    const bytes = await sharp(noise, { raw: { width: 1800, height: 1800, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(9.5 * 1_000_000);
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
    const file = new File([new Uint8Array(bytes)], 'noise.png', { type: 'image/png' });
    const response = await api.call('POST', '/upload', { as: 'editor', body: form('image', file) });
    expect(response.status).toBe(200);
  });

  test('of two uploads of one account the second is not read before the first is over', async () => {
    let finish = () => {};
    const begun = Promise.withResolvers<void>();
    const endless = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\n'));
        finish = () => controller.close();
      },
      // What was there is being read, so it has its turn.
      pull: () => begun.resolve(),
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const first = api.call('POST', '/upload', { as: 'editor', body: endless, headers });
    await begun.promise;
    let isOver = false;
    const second = api
      .call('POST', '/upload', { as: 'editor', body: form('image', await pngFile()) })
      .finally(() => {
        isOver = true;
      });
    const other = await api.call('POST', '/upload', {
      as: 'admin',
      body: form('image', await pngFile()),
    });
    expect([other.status, isOver]).toEqual([200, false]);
    finish();
    expect((await first).status).toBe(400);
    expect((await second).status).toBe(200);
  });

  test('a byte more than 10 MB is refused, not cut off', async () => {
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' });
    const response = await api.call('POST', '/upload', { as: 'editor', body: form('image', file) });
    expect(response.status).toBe(413);
  });

  test('more than 10 MB is refused while it arrives', async () => {
    let sent = 0;
    const chunk = new Uint8Array(1024 * 1024);
    const stream = new ReadableStream({
      pull(controller) {
        sent++;
        if (sent > 100) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await api.call('POST', '/upload', {
      as: 'editor',
      body: stream,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(15);
  });

  test('what the file held besides the picture is gone', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret', Artist: 'somebody' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
    const file = new File([new Uint8Array(polyglot)], 'x.jpg', { type: 'image/jpeg' });
    const response = await api.call('POST', '/upload', { as: 'editor', body: form('image', file) });
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    const stored = await api.services.store.getBytes(`originals/${id}.webp`);
    expect(Buffer.from(stored).includes('script')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });
});
