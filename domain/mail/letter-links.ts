import { escapeMarkup } from '../text/escape.ts';
import type { Letter } from './outbox.ts';

/** The placeholder, in the bodies of a mailing, for each reader's address to unsubscribe. */
export const LEAVE_PLACEHOLDER = '{{unsubscribe}}';

/** The placeholder, in the bodies of a letter, for its secret link. */
export const SECRET_LINK_PLACEHOLDER = '{{secret-link}}';

/** A letter with its secret link. */
export function withSecretLink(letter: Letter, link: string): Letter {
  return withLink(letter, SECRET_LINK_PLACEHOLDER, link);
}

/** A reader's own copy: with their link, and with the headers by which mail programs unsubscribe (RFC 8058). */
export function withLeaveLink(letter: Letter, leaveUrl: string): Letter {
  return {
    ...withLink(letter, LEAVE_PLACEHOLDER, leaveUrl),
    headers: {
      ...letter.headers,
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function withLink(letter: Letter, placeholder: string, link: string): Letter {
  const inHtml = escapeMarkup(link);
  return {
    ...letter,
    text: letter.text.replaceAll(placeholder, () => link),
    ...(letter.html && { html: letter.html.replaceAll(placeholder, () => inHtml) }),
  };
}
