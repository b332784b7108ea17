import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PIECE_BYTES } from '../../domain/media/uploads/upload-limits.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { makePdf } from '../../harness/content/make-pdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Medium {
  id: string;
  version: number;
  sizeBytes: number;
  fileName: string;
}
const call = (method: string, path: string, body?: BodyInit | object, headers = {}) =>
  api.call(method, path, { as: 'editor', ...(body && { body }), headers });
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const json = async <T>(answer: Response) => (await answer.json()) as T;
const large = new Uint8Array(makePdf({ padding: 620_000 }));
const tiny = new Uint8Array(makePdf({ padding: 600_000 }));
const small = new Uint8Array(makePdf({ padding: 610_000 }));

/** Announces a file and sends it in two pieces, asking in between where to go on. */
async function send(bytes: Uint8Array<ArrayBuffer>, fileName: string, isReplacement: boolean) {
  const announced = await call('POST', '/uploads', { fileName, size: bytes.length, isReplacement });
  expect(announced.status).toBe(201);
  const { id } = (await json<{ upload: { id: string } }>(announced)).upload;
  const piece = (from: number, to: number) =>
    call('PATCH', `/uploads/${id}`, new Blob([bytes.slice(from, to)]).stream(), {
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(from),
    });
  expect((await piece(0, PIECE_BYTES)).headers.get('Upload-Offset')).toBe(String(PIECE_BYTES));
  const open = await call('GET', `/uploads/${id}`);
  expect(open.headers.get('Upload-Offset')).toBe(String(PIECE_BYTES));
  expect(open.headers.get('Upload-Length')).toBe(String(bytes.length));
  expect(await json(open)).toMatchObject({ offset: PIECE_BYTES });
  expect((await piece(0, PIECE_BYTES)).status, 'the same piece again').toBe(409);
  expect((await piece(PIECE_BYTES, PIECE_BYTES + 9)).status, 'less than the rest').toBe(400);
  expect((await piece(PIECE_BYTES, bytes.length)).status).toBe(200);
  return id;
}

test('a file that is sent in pieces comes into the library, or is given up', async () => {
  const id = await send(tiny, 'tiny.pdf', false);
  const finished = await call('POST', `/uploads/${id}/finish`);
  expect(finished.status).toBe(200);
  expect(await json(finished)).toMatchObject({ fileName: 'tiny.pdf', sizeBytes: tiny.length });
  expect((await call('POST', `/uploads/${id}/finish`)).status).toBe(404);
  const again = { fileName: 'x.pdf', size: tiny.length, digest: digestOf(tiny) };
  const known = await call('POST', '/uploads', again);
  expect(known.status, 'a file that is there').toBe(200);
  expect(await json(known)).toMatchObject({ medium: { fileName: 'tiny.pdf' } });

  const other = await send(small, 'given-up.pdf', false);
  expect((await call('DELETE', `/uploads/${other}`)).status).toBe(200);
  expect((await call('GET', `/uploads/${other}`)).status).toBe(404);
});

test('a file takes the place of another one, and the earlier one is brought back', async () => {
  const form = new FormData();
  form.set('file', new File([large], 'first.pdf', { type: 'application/pdf' }));
  const medium = await json<Medium>(await call('POST', '/media', form));
  const replace = (input: object) => call('POST', `/media/${medium.id}/replace`, input);
  const second = await send(small, 'second.pdf', true);
  expect((await replace({ upload: second, version: 5 })).status, 'a version of nobody').toBe(409);
  const replaced = await replace({ upload: second, version: 1 });
  expect(replaced.status).toBe(200);
  expect(await json<Medium>(replaced)).toMatchObject({ version: 2, sizeBytes: small.length });

  const { earlier } = await json<{ earlier: { id: string }[] }>(
    await call('GET', `/media/${medium.id}/earlier`),
  );
  expect(earlier).toHaveLength(1);
  const returnTo = (version: number) =>
    call('POST', `/media/${medium.id}/bring-back`, { earlier: earlier[0]?.id, version });
  expect((await returnTo(1)).status).toBe(409);
  const back = await returnTo(2);
  expect(back.status).toBe(200);
  expect(await json<Medium>(back)).toMatchObject({ version: 3, sizeBytes: large.length });
});
