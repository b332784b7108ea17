/** The first and last byte of a part, both included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * What a Range header asks of `size` bytes (RFC 9110, section 14.2): one part; 'none' when no byte of it
 * is there (status 416); 'whole' without a header, and for several parts or anything not understood,
 * which a server may answer with everything.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i.exec((header ?? '').trim());
  if (!match) return 'whole';
  const [, first, last, ending] = match;
  if (ending !== undefined) {
    return Number(ending) === 0 || size === 0
      ? 'none'
      : { from: Math.max(0, size - Number(ending)), to: size - 1 };
  }
  const from = Number(first);
  const to = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < from) return 'whole';
  return from >= size ? 'none' : { from, to };
}
