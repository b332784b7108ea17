import { type FileKind, recogniseFile } from '../../../domain/media/files/recognise-file.ts';
import { MAX_UPLOAD_BYTES } from '../../../domain/media/uploads/upload-limits.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { UPLOAD_TEXTS } from './upload-texts.ts';

/** What a place takes. */
export type Accepted = 'image' | 'document' | 'any';

/**
 * What becomes of a chosen file: it is sent as it is, or as a smaller picture, or there is a reason not to send it.
 * Opening a picture means decoding it, which some browsers can with HEIC.
 */
export type UploadPlan =
  | { act: 'send' }
  | { act: 'shrink'; kind: Exclude<FileKind, 'pdf' | 'gif'>; hasAlpha: boolean }
  | { act: 'refuse'; reason: Bilingual };

/** A photograph with less is sent as it is: making it smaller would save less than it takes. */
const SMALL_PHOTOGRAPH_BYTES = 1.5 * 1024 * 1024;

/** Enough of a file for everything that is asked of it here. */
export const BEGINNING_BYTES = 64;

/**
 * Decides by the first bytes, not by what the file is called. Photographs are made smaller whenever that saves
 * something; drawings, animations and transparent pictures go as they are, unless the server takes none so large. The
 * server looks at the file again and decides for itself.
 */
export function planUpload(
  file: { size: number; beginning: Uint8Array },
  accepted: Accepted,
): UploadPlan {
  if (file.size === 0) return refuse(UPLOAD_TEXTS.empty);
  const kind = recogniseFile(file.beginning);
  if (kind === undefined || !isAccepted(kind, accepted)) {
    return refuse(describeWrongKind(file.beginning, accepted));
  }
  const isTooLarge = file.size > MAX_UPLOAD_BYTES;
  switch (kind) {
    case 'pdf':
      return isTooLarge ? refuse(UPLOAD_TEXTS.pdfTooLarge) : SEND;
    case 'gif':
      return isTooLarge ? refuse(UPLOAD_TEXTS.animationTooLarge) : SEND;
    case 'heic':
      return { act: 'shrink', kind, hasAlpha: false };
    case 'jpeg':
      return file.size > SMALL_PHOTOGRAPH_BYTES ? { act: 'shrink', kind, hasAlpha: false } : SEND;
    default:
      if (!isTooLarge) return SEND;
      if (isAnimatedWebp(file.beginning)) return refuse(UPLOAD_TEXTS.animationTooLarge);
      return { act: 'shrink', kind, hasAlpha: true };
  }
}

const SEND: UploadPlan = { act: 'send' };
const refuse = (reason: Bilingual): UploadPlan => ({ act: 'refuse', reason });

function isAccepted(kind: FileKind, accepted: Accepted): boolean {
  if (accepted === 'any') return true;
  return (kind === 'pdf') === (accepted === 'document');
}

function describeWrongKind(beginning: Uint8Array, accepted: Accepted): Bilingual {
  if (accepted === 'document') return UPLOAD_TEXTS.notDocument;
  const text = new TextDecoder().decode(beginning).trimStart().toLowerCase();
  if (/^(?:<svg|<\?xml|<!doctype svg)/.test(text)) return UPLOAD_TEXTS.drawing;
  return accepted === 'image' ? UPLOAD_TEXTS.notImage : UPLOAD_TEXTS.notAny;
}

/** The flag of animation in the extended header (RFC 9649, section 2.7). */
function isAnimatedWebp(beginning: Uint8Array): boolean {
  const isExtended = String.fromCharCode(...beginning.subarray(12, 16)) === 'VP8X';
  return isExtended && ((beginning[20] ?? 0) & 0b10) !== 0;
}
