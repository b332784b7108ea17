import { htmlLang, t } from '../../i18n/language.ts';
import { adminLanguage } from '../admin-language.tsx';
import { ApiError, readToken } from '../calls/api-client.ts';
import { checkSession } from '../session.tsx';
import type { OpenUpload, UploadCalls } from './upload-types.ts';

const TEXTS = {
  unreachable: {
    el: 'Η σύνδεση χάθηκε. Δοκιμάστε ξανά.',
    en: 'The connection was lost. Try again.',
  },
  failed: {
    el: 'Ο διακομιστής δεν δέχτηκε το αρχείο. Δοκιμάστε ξανά.',
    en: 'The server did not take the file. Try again.',
  },
};

/** The line broke, or froze. */
export const lineLost = () => new ApiError('unreachable', 0, t(TEXTS.unreachable, adminLanguage()));

/** A line on which nothing moves for so long is taken for broken. */
const SILENCE_MS = 30_000;

/** Sends a piece with XMLHttpRequest, since fetch does not tell how much was sent. */
export const sendPiece: UploadCalls['send'] = (id, { offset, bytes, onSent }, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), SILENCE_MS);
    };
    const cancel = () => request.abort();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    };
    const fail = () => {
      end();
      reject(signal.aborted ? signal.reason : lineLost());
    };
    request.upload.onprogress = ({ loaded }) => {
      listen();
      onSent(loaded);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      end();
      const answer = readAnswer(request.responseText);
      if (request.status === 200 && answer) {
        resolve(answer as unknown as OpenUpload);
        return;
      }
      const refusal = refusalOf(request.status, answer);
      // Whoever waits for the session to be there again must know first that it has ended.
      if (request.status === 401) void checkSession().finally(() => reject(refusal));
      else reject(refusal);
    };
    signal.addEventListener('abort', cancel);
    request.open('PATCH', `/api/uploads/${id}`);
    request.setRequestHeader('Authorization', `Bearer ${readToken() ?? ''}`);
    request.setRequestHeader('Accept-Language', htmlLang(adminLanguage()));
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Upload-Offset', String(offset));
    listen();
    request.send(bytes);
  });

function refusalOf(status: number, answer: Record<string, unknown> | null): ApiError {
  const message = String(answer?.message ?? t(TEXTS.failed, adminLanguage()));
  return new ApiError(answer ? 'refused' : 'not-json', status, message, answer ?? {});
}

function readAnswer(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // The answer is a page of some proxy, which is of no use to anybody.
    return null;
  }
}
