/** Far more than any public form can hold, but far from harmful. */
export const MAX_FORM_BYTES = 64 * 1024;
/** The longest form has a dozen. */
const MAX_FIELDS = 100;
const BETWEEN_FIELDS = '&'.charCodeAt(0);

/**
 * Whether a form was sent from a page of this site. Browsers say so by Sec-Fetch-Site, or by Origin or Referer if
 * the site is reached without TLS or the browser is old. A client that sends none of them is no browser.
 */
export function isFromThisSite(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const source = request.headers.get('origin') ?? request.headers.get('referer') ?? '';
  if (!URL.canParse(source)) return false;
  const { origin } = new URL(source);
  return origin === new URL(siteUrl).origin || origin === new URL(request.url).origin;
}

/** The fields of a form without files, or why it cannot be read. A body that never ends is not read to its end. */
export async function readFields(
  request: Request,
): Promise<URLSearchParams | 'too-large' | 'unsupported'> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return 'unsupported';
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES) return 'too-large';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_FORM_BYTES) return 'too-large';
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  // Counted in the bytes: taking thousands of fields apart costs more than all that follows.
  if (countFields(body) > MAX_FIELDS) return 'too-large';
  return new URLSearchParams(body.toString('utf8'));
}

function countFields(body: Buffer): number {
  let count = 1;
  for (
    let at = body.indexOf(BETWEEN_FIELDS);
    at !== -1;
    at = body.indexOf(BETWEEN_FIELDS, at + 1)
  ) {
    if (++count > MAX_FIELDS) break;
  }
  return count;
}
