/** What nearly every request line has: a path without dot segments or backslashes, and perhaps a query. */
const PLAIN = /^\/(?![/\\])(?!(?:[^?]*\/)?(?:\.|%2e){1,2}(?:[/?]|$))[^\\?]*(?:\?|$)/i;

/** Escapes of letters, digits and `-._~`, which say the same as the characters themselves (RFC 3986, section 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The path and query that a request line asks for, in the one spelling by which it is decided who
 * answers: without scheme and host (RFC 9112, section 3.2.2), with `/x/../y` as `/y`, with `/%6eews` as
 * `/news`, and with a path that can be decoded.
 */
export function requestAddress(target: string): string {
  if (PLAIN.test(target)) return plainlySpelled(target);
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(target) ? target : `http://localhost${target}`;
  if (!URL.canParse(whole)) return '/';
  const { pathname, search } = new URL(whole);
  return plainlySpelled(pathname + search);
}

/** With every escape in the path decodable, and none that is needless. */
function plainlySpelled(address: string): string {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  if (!path.includes('%')) return address;
  const spelled = repair(path).replace(NEEDLESS_ESCAPE, (code) => decodeURIComponent(code));
  return mark < 0 ? spelled : spelled + address.slice(mark);
}

/** A bare `%` becomes `%25`, and bytes that are no UTF-8 (`%ff`) the U+FFFD that decoders make of them. */
function repair(path: string): string {
  if (canDecode(path)) return path;
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    if (run === '%') return '%25';
    if (canDecode(run)) return run;
    return encodeURIComponent(Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
  });
}

function canDecode(text: string): boolean {
  try {
    // The bundler drops a decoding whose outcome nobody looks at.
    return decodeURIComponent(text) !== '' || text === '';
  } catch {
    return false;
  }
}
