import { escapeMarkup } from '../text/escape.ts';

/** What of a letter has links. */
interface Linked {
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

/** The placeholder, in the bodies of a mailing, for each reader's address to unsubscribe. */
export const LEAVE_PLACEHOLDER = '{{unsubscribe}}';

/** The placeholder, in the bodies of a letter, for its secret link. */
export const SECRET_LINK_PLACEHOLDER = '{{secret-link}}';

/** A letter with its secret link. */
export function withSecretLink<L extends Linked>(letter: L, link: string): L {
  return withLink(letter, SECRET_LINK_PLACEHOLDER, link);
}

/** A reader's own copy: with their link, and with the headers by which mail programs unsubscribe (RFC 8058). */
export function withLeaveLink<L extends Linked>(letter: L, leaveUrl: string): L {
  return {
    ...withLink(letter, LEAVE_PLACEHOLDER, leaveUrl),
    headers: {
      ...letter.headers,
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function withLink<L extends Linked>(letter: L, placeholder: string, link: string): L {
  const inHtml = escapeMarkup(link);
  return {
    ...letter,
    text: letter.text.replaceAll(placeholder, () => link),
    ...(letter.html && { html: letter.html.replaceAll(placeholder, () => inHtml) }),
  };
}
