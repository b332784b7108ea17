import { vi } from 'vitest';
import type { Caller, TestApi } from '../api.ts';

/** The line of a browser to the API of a test. */
export interface StaffLine {
  /**
   * Of the next call that changes something, or of one after it, the answer does not arrive, or not even the call.
   */
  lose(what: 'call' | 'answer', after?: number): void;
  /** What was sent that changes something: `POST /content/news`. */
  sent: string[];
}

/**
 * What the staff's code finds around it in a browser, for as long as a test runs it in Node: a token that is kept, and
 * `fetch` to the real API.
 */
export function openStaffLine(api: TestApi, as: Exclude<Caller, 'nobody'>): StaffLine {
  const kept = new Map([['token', api.tokens[as]]]);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  });
  let lost: { what: 'call' | 'answer'; after: number } | undefined;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const path = String(input).replace(/^\/api/, '');
    const isNow = method !== 'GET' && lost?.after === 0;
    const trouble = isNow ? lost?.what : undefined;
    if (method !== 'GET') {
      lost = isNow || !lost ? undefined : { ...lost, after: lost.after - 1 };
      sent.push(`${method} ${path}`);
    }
    if (trouble === 'call') throw new TypeError('The line broke.');
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await api.call(method, path, { headers, ...(body && { body }) });
    if (trouble === 'answer') throw new TypeError('The line broke.');
    return answer;
  });
  return {
    lose: (what, after = 0) => {
      lost = { what, after };
    },
    sent,
  };
}
