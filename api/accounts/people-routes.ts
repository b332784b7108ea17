import { createRoute, z } from '@hono/zod-openapi';
import { erasePerson, exportPerson } from '../../domain/people/erase-person.ts';
import { findPerson } from '../../domain/people/find-person.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { sentMessageFields } from '../correspondence/sent-message.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, langSchema, withBody } from '../schemas.ts';

const personSchema = z
  .object({
    email: z.string(),
    messages: z.array(
      z.object({
        ...sentMessageFields,
        notes: z.array(
          z.object({ kind: z.enum(['note', 'answer']), text: z.string(), at: z.string() }),
        ),
      }),
    ),
    subscriptions: z.array(
      z.object({
        language: langSchema,
        state: z.enum(['pending', 'confirmed']),
        createdAt: z.string(),
        confirmedAt: z.string().nullable(),
      }),
    ),
    letters: z.array(
      z.object({
        id: z.string(),
        relation: z.enum(['to', 'about']),
        subject: z.string(),
        text: z.string(),
        createdAt: z.string(),
        sentAt: z.string().nullable(),
      }),
    ),
    invitations: z.array(
      z.object({ role: z.string(), createdAt: z.string(), expiresAt: z.string() }),
    ),
    account: z
      .object({
        id: z.string(),
        name: z.string(),
        role: z.string(),
        disabled: z.boolean(),
        createdAt: z.string(),
        lastSignedInAt: z.string().nullable(),
        sessions: z.number(),
        records: z.number(),
        keptCopies: z.number(),
      })
      .nullable(),
    mentions: z.array(
      z.object({
        kind: z.enum(['entry', 'message', 'issue', 'kept-copy']),
        id: z.string(),
        type: z.string(),
        title: z.string(),
      }),
    ),
    erasedAt: z.string().nullable(),
  })
  .openapi('Person');

const erasedSchema = z
  .object({
    messages: z.number(),
    subscriptions: z.number(),
    letters: z.number(),
    invitations: z.number(),
    accounts: z.number(),
    keptCopies: z.number(),
    records: z.number(),
  })
  .openapi('Erased');

/**
 * The data held about one person, by e-mail address; only for administrators. The address is in the body, since
 * addresses of calls are in logs.
 */
export function peopleRoutes(services: Services) {
  const { db } = services;
  const tags = ['People'];
  const rule = access(services, 'admin');
  const request = {
    ...withBody(z.strictObject({ email: z.string().max(300) })),
  };
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/people/find',
        summary: 'What is held of an e-mail address',
        tags,
        request,
        responses: {
          200: { description: 'What is held', content: json(personSchema) },
          ...errorResponses(400, 401, 403, 415),
        },
      }),
      async (c) => c.json(await findPerson(db, c.req.valid('json').email), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/people/export',
        summary: 'The same, to be handed over; the audit log has that it was',
        tags,
        request,
        responses: {
          200: { description: 'What is held', content: json(personSchema) },
          ...errorResponses(400, 401, 403, 415),
        },
      }),
      async (c) => c.json(await exportPerson(db, c.req.valid('json').email, c.get('acting')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/people/erase',
        summary: 'Erase for good what is held of an e-mail address',
        tags,
        request,
        responses: {
          200: { description: 'How many of each went', content: json(erasedSchema) },
          ...errorResponses(400, 401, 403, 409, 415),
        },
      }),
      async (c) => c.json(await erasePerson(db, c.req.valid('json').email, c.get('acting')), 200),
    );
}
