import type { PageAnswer } from '../pages/held/held-page.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import type { ReadyAnswer } from './connections.ts';
import type { PlainGet } from './plain-get.ts';
import { ResponseHead } from './response-head.ts';

/** Heads made from answers, by status. */
const heads = new WeakMap<PageAnswer, Map<number, ResponseHead>>();

/** The answer to a plain request for a page that is held, from the same parts as Node's; undefined for any other. */
export function answerHeld(pages: PublicPages, request: PlainGet): ReadyAnswer | undefined {
  const began = performance.now();
  const held = pages.findHeld(request);
  if (!held) return undefined;
  const { status, answer } = held;
  const head = headOf(answer, status);
  pages.countHeld(status, began);
  return status === 304 || request.method === 'HEAD' ? { head } : { head, body: answer.whole.body };
}

function headOf(answer: PageAnswer, status: number): ResponseHead {
  let known = heads.get(answer);
  if (!known) {
    known = new Map();
    heads.set(answer, known);
  }
  let head = known.get(status);
  if (!head) {
    head = new ResponseHead(status, status === 304 ? answer.unchanged : answer.whole.headers);
    known.set(status, head);
  }
  return head;
}
