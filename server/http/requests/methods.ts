import type { Context, Next } from 'hono';

const TEXT = 'Η διεύθυνση δεν δέχεται αυτή τη μέθοδο. This address does not take that method.';

interface Paths {
  /** Whether a form may be sent to an address. */
  takesForms(address: string): boolean;
  /** The status with which GET of the path is answered. */
  statusOfGet(c: Context): Promise<number>;
}

/**
 * Everything but the API answers GET and HEAD, and POST where a screen takes a form. Another method is
 * refused with 405 and those that the path takes (RFC 9110, section 15.5.6); where GET finds nothing
 * it is a 404.
 */
export function refuseOtherMethods({ takesForms, statusOfGet }: Paths) {
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return void (await next());
    const isForm = takesForms(c.env.incoming.url ?? '/');
    if (isForm && method === 'POST') return void (await next());
    c.header('Cache-Control', 'no-store');
    if ((await statusOfGet(c)) === 404) return c.text('Not found', 404);
    return c.text(TEXT, 405, { Allow: isForm ? 'GET, HEAD, POST' : 'GET, HEAD' });
  };
}
