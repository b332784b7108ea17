import type { Editor } from '@tiptap/react';
import { personHere } from '../../../session.tsx';
import { uploadFile } from '../../../uploads/upload-file.ts';
import type { SentMedium } from '../../../uploads/upload-types.ts';
import type { CleanPaste, PastedPicture } from './clean-paste.ts';

let batches = 0;

/** A pasted picture on its way to the library, and the key that its place in the text has. */
interface PastedUpload {
  key: string;
  picture: PastedPicture;
}

/** Gives each picture of a paste a key that no other paste has, in its HTML as well. */
export function keyPictures({ html, pictures }: CleanPaste): {
  html: string;
  uploads: PastedUpload[];
} {
  batches += 1;
  const keyOf = (index: number | string) => `${batches}-${index}`;
  return {
    html: html.replace(/ data-pasted="(\d+)"/g, (_, index) => ` data-pasted="${keyOf(index)}"`),
    uploads: pictures.map((picture, index) => ({ key: keyOf(index), picture })),
  };
}

/**
 * Brings pasted pictures into the library, one after the other, and puts each in its place; gives the number of those
 * that did not arrive, whose places are removed.
 */
export async function uploadPasted(
  editor: Editor,
  uploads: readonly PastedUpload[],
  files: readonly File[],
  signal: AbortSignal,
): Promise<number> {
  const person = personHere();
  let failed = 0;
  for (const { key, picture } of uploads) {
    const medium = await upload(fileOf(picture, files, key), person, signal);
    if (signal.aborted) return failed;
    if (!medium) failed += 1;
    settlePicture(editor, key, medium);
  }
  return failed;
}

async function upload(
  file: File | undefined,
  person: string | undefined,
  signal: AbortSignal,
): Promise<SentMedium | undefined> {
  if (!file) return undefined;
  const never = new AbortController().signal;
  const nothing = () => {};
  try {
    return await uploadFile(file, {
      accepted: 'image',
      person,
      signal,
      goOn: () => never,
      onPrepared: nothing,
      onProgress: nothing,
      onPause: nothing,
    });
  } catch {
    // It is counted, and the person is told how many pictures were left out.
    return undefined;
  }
}

/** The bytes of a picture as a file; undefined where they cannot be read. */
function fileOf(picture: PastedPicture, files: readonly File[], key: string): File | undefined {
  if (picture.from === 'file') return files[picture.index];
  const mimeType =
    picture.from === 'rtf' ? picture.mimeType : /^data:([^;,]+)/i.exec(picture.url)?.[1];
  const bytes =
    picture.from === 'rtf' ? readHex(picture.hex) : readBase64(picture.url.split(',')[1] ?? '');
  if (!mimeType || !bytes) return undefined;
  const ending = mimeType.slice('image/'.length).toLowerCase().replace('jpeg', 'jpg');
  return new File([bytes], `pasted-${key}.${ending}`, { type: mimeType.toLowerCase() });
}

function readHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(hex.length / 2));
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  }
  return bytes;
}

function readBase64(letters: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function settlePicture(editor: Editor, key: string, medium: SentMedium | undefined): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    if (node.type.name !== 'picture' || node.attrs.pasted !== key) return true;
    if (!medium) tr.delete(at, at + node.nodeSize);
    else {
      tr.setNodeMarkup(at, undefined, {
        ...node.attrs,
        pasted: null,
        src: medium.url,
        width: medium.width ? String(medium.width) : null,
        height: medium.height ? String(medium.height) : null,
      });
    }
    return false;
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}
