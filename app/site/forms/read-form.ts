/** Far more than any public form can hold, far less than harms. */
const MAX_FORM_BYTES = 100_000;

/**
 * Whether a form was sent from a page of this site. Browsers say so by Sec-Fetch-Site, or by Origin
 * or Referer where the site is reached without TLS or the browser is old. Who says nothing is no
 * browser.
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
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
