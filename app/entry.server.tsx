import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { requestContext } from './request-context.ts';

/**
 * Renders a document in one go: public screens have their data before they render and suspend on nothing, so that a
 * stream would bring only its overhead. A screen with scripts passes its data to them in a suspended part of the
 * document, which `renderToString` would leave out.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, leavesNotFound } = loadContext.get(requestContext);
  if (status === 404 && leavesNotFound) return new Response(null, { status });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const hasScripts = context.staticHandlerContext.matches.some(
    (match) => (context.routeModules[match.route.id]?.handle as { scripts?: boolean })?.scripts,
  );
  if (!hasScripts) {
    // Not a copy: whoever reads the data has them encoded (scripts/vite/unread-data.ts).
    const withoutData = Object.create(context, { serverHandoffStream: { value: undefined } });
    const html = renderToString(<ServerRouter context={withoutData} url={request.url} />);
    return new Response(`<!doctype html>${html}`, { status, headers });
  }
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    { nonce },
  );
  await stream.allReady;
  return new Response(stream, { status, headers });
}

/** The server logs errors where it knows the request: see server/application.ts. */
export function handleError(): void {}
