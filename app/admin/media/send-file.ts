import { htmlLang, t } from '../../i18n/language.ts';
import { adminLanguage } from '../admin-language.tsx';
import { ApiError, type Medium, readToken } from '../api-client.ts';
import { checkSession } from '../session.tsx';

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

export interface Sending {
  /** The stored medium; rejected with ApiError. */
  result: Promise<Medium>;
  /** Gives up; the result is rejected. */
  abort: () => void;
}

/**
 * Uploads a file and reports the share that was sent, from 0 to 1. It uses XMLHttpRequest, since fetch does not
 * report the progress of sending.
 */
export function sendFile(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const result = new Promise<Medium>((resolve, reject) => {
    const refuse = (status: number, message: string) =>
      reject(new ApiError('refused', status, message));
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onerror = () => refuse(0, t(TEXTS.unreachable, adminLanguage()));
    request.onabort = () => refuse(0, '');
    request.onload = () => {
      if (request.status === 401) void checkSession();
      const answer = readAnswer(request.responseText);
      if (request.status === 201 && answer && 'id' in answer) resolve(answer as unknown as Medium);
      else refuse(request.status, String(answer?.message ?? t(TEXTS.failed, adminLanguage())));
    };
  });
  const body = new FormData();
  body.set('file', file);
  request.open('POST', '/api/media');
  request.setRequestHeader('Authorization', `Bearer ${readToken() ?? ''}`);
  request.setRequestHeader('Accept-Language', htmlLang(adminLanguage()));
  request.send(body);
  return { result, abort: () => request.abort() };
}

function readAnswer(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // The answer is a page of some proxy, which is of no use to anybody.
    return null;
  }
}
