import { createRoute, z } from '@hono/zod-openapi';
import { LETTER_STATES, listWaitingLetters } from '../../domain/mail/list-letters.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, pagingQuery } from '../schemas.ts';

const letterSchema = z
  .object({
    id: z.string(),
    to: z.string().openapi({ description: 'For administrators; else empty' }),
    subject: z.string(),
    attempts: z.number(),
    problem: z.string().openapi({ description: 'What the mail server said last' }),
    createdAt: z.string(),
    nextAttemptAt: z.string(),
  })
  .openapi('WaitingLetter');

/** The letters that have not left yet. */
export function lettersRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'staff'),
      method: 'get',
      path: '/letters',
      summary: 'Letters that wait to be sent, the oldest first',
      tags: ['Dashboard'],
      request: { query: pagingQuery.extend({ show: z.enum(LETTER_STATES).default('waiting') }) },
      responses: {
        200: {
          description: 'Letters, and whether letters can be sent at all',
          content: json(
            z.object({
              letters: z.array(letterSchema),
              total: z.number(),
              canSendMail: z.boolean(),
            }),
          ),
        },
        ...errorResponses(400, 401),
      },
    }),
    async (c) => {
      const withAddress = c.get('acting').by.role === 'admin';
      const asked = { ...c.req.valid('query'), withAddress };
      const { canSendMail } = services;
      return c.json({ ...(await listWaitingLetters(services.db, asked)), canSendMail }, 200);
    },
  );
}
