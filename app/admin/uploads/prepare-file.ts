import { MAX_SIDE, MAX_UPLOAD_BYTES } from '../../../domain/media/uploads/upload-limits.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Accepted, BEGINNING_BYTES, planUpload, type UploadPlan } from './plan-upload.ts';
import { shrinkInTurn } from './shrink-in-turn.ts';
import { UPLOAD_TEXTS } from './upload-texts.ts';
import { isWholePicture } from './whole-picture.ts';

/** A reason not to send a file, in both languages. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly reason: Bilingual;

  constructor(reason: Bilingual) {
    super(reason.en);
    this.reason = reason;
  }
}

/** The file to send for a chosen one: the same, or a smaller picture. Throws FileRefused. */
export async function prepareFile(file: File, accepted: Accepted): Promise<File> {
  const beginning = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
  const plan = planUpload({ size: file.size, beginning }, accepted);
  if (plan.act === 'refuse') throw new FileRefused(plan.reason);
  return plan.act === 'send' ? file : shrink(file, plan);
}

async function shrink(file: File, plan: UploadPlan & { act: 'shrink' }): Promise<File> {
  if (!isWholePicture(plan.kind, new Uint8Array(await file.arrayBuffer()))) {
    throw new FileRefused(UPLOAD_TEXTS.cutOff);
  }
  const shrunk = await shrinkInTurn({
    picture: file,
    maxSide: MAX_SIDE,
    maxBytes: MAX_UPLOAD_BYTES,
    hasAlpha: plan.hasAlpha,
  });
  const blob = 'blob' in shrunk ? shrunk.blob : null;
  if (blob && (blob.size < file.size || plan.kind === 'heic')) {
    return new File([blob], rename(file.name, blob.type), { type: blob.type });
  }
  if (plan.kind === 'heic') throw new FileRefused(UPLOAD_TEXTS.heic);
  // What this browser cannot decode the server may still read.
  if (file.size <= MAX_UPLOAD_BYTES) return file;
  throw new FileRefused(UPLOAD_TEXTS.stillTooLarge);
}

function rename(name: string, type: string): string {
  const ending = type === 'image/webp' ? 'webp' : type === 'image/png' ? 'png' : 'jpg';
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`;
}
