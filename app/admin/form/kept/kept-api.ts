import { answerOf, api, type SuccessBody } from '../../calls/api-client.ts';

const copies = api['kept-copies'];
const presence = api.presence;

/** A line that froze is given up after this time, and tried again. */
const PATIENCE_MS = 15_000;

/** Browsers send 64 kB after a page is left; a few more belong to the other calls of the moment. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** How often forms of this page have said that they are open, or closed: the server believes the latest. */
let signs = 0;

/** What a form is about; `entryId` is null for a new entry. */
export interface FormSubject {
  type: string;
  entryId: string | null;
}

/** A kept copy up to a point of its typing. */
export interface CopyMark {
  id: string;
  sequence: number;
}

/** Who else has the entry open, and what was saved last. */
export type Company = SuccessBody<Awaited<ReturnType<(typeof presence)[':id']['$put']>>>;

export interface CopyToKeep extends FormSubject, CopyMark {
  baseVersion: number | null;
  values: Record<string, unknown>;
  /** Earlier copies that the values contain. */
  instead: CopyMark[];
}

/** `isLast`: no form goes on with it. The page may be left, so the browser is asked to send it all the same. */
export function keepCopy({ id, ...json }: CopyToKeep, isLast: boolean) {
  const size = new TextEncoder().encode(JSON.stringify(json)).length;
  const init =
    isLast && size < MAX_KEEPALIVE_BYTES
      ? { keepalive: true }
      : { signal: AbortSignal.timeout(PATIENCE_MS) };
  const sign = isLast ? null : ++signs;
  return answerOf(copies[':id'].$put({ param: { id }, json: { ...json, sign } }, { init }));
}

/** What a person has typed and not saved, of one entry or of new ones of a type. */
export function fetchCopies({ type, entryId }: FormSubject, signal: AbortSignal) {
  const query = { type, ...(entryId !== null && { entry: entryId }) };
  return answerOf(copies.$get({ query }, { init: { signal } }));
}

/** What a person has typed and not saved, in all forms. */
export const fetchAllCopies = (signal: AbortSignal) =>
  answerOf(copies.$get({ query: {} }, { init: { signal } }));

export function fetchCopy(id: string, signal: AbortSignal) {
  return answerOf(copies[':id'].$get({ param: { id } }, { init: { signal } }));
}

export function discardCopy(subject: FormSubject, { id, sequence }: CopyMark) {
  const call = { param: { id }, json: { ...subject, sequence } };
  return answerOf(copies[':id'].discard.$post(call, { init: { keepalive: true } }));
}

/** Says that a form of a stored entry is open. */
export function noteOpen(id: string, type: string, entryId: string) {
  const init = { signal: AbortSignal.timeout(PATIENCE_MS) };
  const json = { type, entryId, sign: ++signs };
  return answerOf(presence[':id'].$put({ param: { id }, json }, { init }));
}

/** Says that it was closed; without an answer the server finds out by itself. */
export function noteClosed(id: string): void {
  const of = { param: { id }, query: { sign: String(++signs) } };
  const call = presence[':id'].$delete(of, { init: { keepalive: true } });
  void answerOf(call).catch(() => undefined);
}
