import { OpenAPIHono } from '@hono/zod-openapi';
import type { Acting } from '../domain/acting.ts';
import { fieldMessages } from '../domain/field-messages.ts';
import type { Lang } from '../domain/text/bilingual.ts';
import { invalidBody } from './error-body.ts';
import type { OnceOnly } from './once-only.ts';

export interface ApiEnv {
  Variables: {
    /** The caller and the moment; set where the call is not public. */
    acting: Acting;
    /**
     * Throws 'unauthenticated' or 'forbidden' where the caller may not make the call any more; set where it is not
     * public. For calls that wait, or whose body comes slowly.
     */
    stillMay: () => Promise<void>;
    /** The language of messages, by Accept-Language. */
    language: Lang;
    /** The token of the session that this call has begun, if any. */
    signedIn: string | undefined;
    /** The answers of calls that may be sent again. */
    onceOnly: OnceOnly;
    /** The address of the client, set by the pipeline in front. */
    clientAddress: string;
  };
}

/** A group of calls. A body or query that does not fit its schema is answered with 400 and a message for each field. */
export function newRoutes(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (!result.success) {
        return c.json(invalidBody(fieldMessages(result.error as never), c.get('language')), 400);
      }
    },
  });
}
