import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './env.ts';

const TEXT = {
  el: 'Η κλήση δεν δέχεται αυτή τη μέθοδο.',
  en: 'This call does not accept that method.',
};

/** A route: a path such as `/pages/:id` and its method; 'ALL' stands for handlers that run for every call. */
interface Route {
  method: string;
  path: string;
}

/**
 * Refuses a method that a known path does not allow with 405 and a list of the allowed ones (RFC 9110, section
 * 15.5.6).
 */
export function refuseOtherMethods(routes: readonly Route[]) {
  let known: { pattern: RegExp; method: string }[] | undefined;
  return createMiddleware<ApiEnv>(async (c, next) => {
    // All routes exist only from the first call on.
    known ??= routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const path = c.req.path.replace(/^\/api(?=\/)/, '');
    const methods = new Set(
      known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
    );
    if (methods.has('GET')) methods.add('HEAD');
    if (methods.size === 0 || methods.has(c.req.method)) return next();
    const allow = [...methods].sort().join(', ');
    return c.json({ message: TEXT[c.get('language')] }, 405, { Allow: allow });
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}
