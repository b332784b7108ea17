/** What nearly every request line has: a path without dot segments or backslashes, and perhaps a query. */
const PLAIN = /^\/(?![/\\])(?!(?:[^?]*\/)?(?:\.|%2e){1,2}(?:[/?]|$))[^\\?]*(?:\?|$)/i;

/**
 * The path and query that a request line asks for, in the one spelling by which it is decided who
 * answers: without scheme and host (RFC 9112, section 3.2.2), with `/x/../y` as `/y`, and with a path
 * that can be decoded.
 */
export function requestAddress(target: string): string {
  if (PLAIN.test(target)) return decodable(target);
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(target) ? target : `http://localhost${target}`;
  if (!URL.canParse(whole)) return '/';
  const { pathname, search } = new URL(whole);
  return decodable(pathname + search);
}

/** A bare `%` becomes `%25`, and bytes that are no UTF-8 (`%ff`) the U+FFFD that decoders make of them. */
function decodable(address: string): string {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  if (!path.includes('%') || canDecode(path)) return address;
  const repaired = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    if (run === '%') return '%25';
    if (canDecode(run)) return run;
    return encodeURIComponent(Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
  });
  return mark < 0 ? repaired : repaired + address.slice(mark);
}

function canDecode(text: string): boolean {
  try {
    // The bundler drops a decoding whose outcome nobody looks at.
    return decodeURIComponent(text) !== '' || text === '';
  } catch {
    return false;
  }
}
