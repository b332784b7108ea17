import { ADDRESS_HEADER } from '../auth.ts';

/** Where a sign-in comes from, for the limits and for the list of one's sessions. */
export interface SignInOrigin {
  address: string;
  userAgent?: string | undefined;
  now: Date;
}

/** The headers that tell the accounts library where a sign-in comes from. */
export function originHeaders(from: SignInOrigin): Headers {
  return new Headers({
    [ADDRESS_HEADER]: from.address,
    'user-agent': cleanHeader(from.userAgent ?? ''),
  });
}

const MAX_USER_AGENT_LENGTH = 300;

/** The readable part of the browser's description of itself is kept. */
function cleanHeader(text: string): string {
  return text.replace(/[^\u0020-\u007e]/g, '').slice(0, MAX_USER_AGENT_LENGTH);
}
