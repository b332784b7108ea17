import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { DomainError, invalid } from '../../domain/errors.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/media/uploads/upload-limits.ts';
import { fileTooLarge } from '../../domain/media/uploads/upload-refusals.ts';
import { VALIDATION_TEXTS } from '../../domain/text/validation-texts.ts';
import type { ApiEnv } from '../env.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  fileName: string;
}

/** A form with one file has no other parts. */
const LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 1, parts: 2, headerPairs: 20 };

/**
 * The file in a field of a multipart body (RFC 7578). It is read as it arrives into one piece of memory, so that
 * a file of 10 MB takes 10 MB: the parser of `Request.formData` keeps the whole body several times. Throws
 * 'unsupported' for another body, 'too-large', 'invalid' without a file or with anything besides, and 'unauthenticated'
 * where its sender lost the account while it came.
 */
export async function readUpload(c: Context<ApiEnv>, field: string): Promise<UploadedFile> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new DomainError('unsupported', {
      el: 'Το αρχείο στέλνεται ως multipart/form-data.',
      en: 'Send the file as multipart/form-data.',
    });
  }
  const { body } = c.req.raw;
  const announced = Number(c.req.header('Content-Length') ?? MAX_UPLOAD_BYTES);
  const file = body && (await parse(body, type, { field, announced }));
  await c.get('stillMay')();
  if (!file || file.bytes.length === 0) {
    throw invalid({ [field]: { el: 'Επιλέξτε ένα αρχείο.', en: 'Choose a file.' } });
  }
  return file;
}

/** The file of a body; undefined where there is none. */
async function parse(
  body: ReadableStream<Uint8Array>,
  type: string,
  expected: { field: string; announced: number },
): Promise<UploadedFile | undefined> {
  const { field } = expected;
  const parser = openParser(type, field);
  let file: UploadedFile | undefined;
  let refusal: DomainError | undefined;
  const refuse = (error: DomainError) => {
    refusal ??= error;
  };
  const refusePart = (name: string) => refuse(invalid({ [name]: VALIDATION_TEXTS.unknownField }));
  parser.on('file', (name, stream, fileName) => {
    // A body that breaks off ends its file, too; the parser tells.
    stream.on('error', () => {});
    if (name !== field) {
      refusePart(name);
      stream.resume();
      return;
    }
    stream.once('limit', () => refuse(fileTooLarge()));
    collect(stream, expected.announced, (bytes) => {
      // As forms write quotation marks in a name (WHATWG HTML, multipart/form-data).
      file = { bytes, fileName: fileName.replaceAll('%22', '"') };
    });
  });
  parser.on('field', (name) => {
    if (name !== field) refusePart(name);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => refuse(notOneFile(field)));
  }
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  await pipeline(source, parser).catch((error: unknown) => {
    throw error instanceof DomainError ? error : notOneFile(field);
  });
  if (refusal) throw refusal;
  return file;
}

function openParser(type: string, field: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    // Without a boundary nobody can tell where a part ends.
    throw notOneFile(field);
  }
}

/** Copies what comes into one piece of memory of the size that was announced, which holds the file and its form. */
function collect(
  stream: BusboyFileStream,
  announced: number,
  done: (bytes: Uint8Array) => void,
): void {
  let bytes = Buffer.allocUnsafe(Math.min(Math.max(announced, 0) || 0, MAX_UPLOAD_BYTES));
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    if (length + chunk.length > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(2 * bytes.length, length + chunk.length));
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    length += chunk.copy(bytes, length);
  });
  stream.once('end', () => done(bytes.subarray(0, length)));
}

function notOneFile(field: string) {
  return invalid({ [field]: VALIDATION_TEXTS.invalid });
}
