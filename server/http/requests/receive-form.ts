/**
 * A form as it came, with its body in memory: whoever sends it letter by letter keeps nobody waiting. Of one
 * that is longer than `mostBytes` the body is left out and the length stays, by which it is refused.
 */
export async function receiveForm(request: Request, mostBytes: number): Promise<Request> {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  const without = () => new Request(url, { method, headers, signal });
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return without();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) {
      headers.set('content-length', String(length));
      return without();
    }
    chunks.push(chunk);
  }
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}
