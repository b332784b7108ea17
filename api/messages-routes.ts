import { createRoute, z } from '@hono/zod-openapi';
import { acceptEventProposal } from '../domain/inbox/accept-event-proposal.ts';
import { deleteMessage } from '../domain/inbox/delete-message.ts';
import { setMessageState } from '../domain/inbox/message-state.ts';
import { listMessages, MESSAGE_LISTS } from '../domain/inbox/messages.ts';
import type { Services } from '../domain/services.ts';
import { access } from './access.ts';
import { newRoutes } from './env.ts';
import { errorResponses } from './errors.ts';
import { idParams, json, okSchema, pagingQuery } from './schemas.ts';

const state = z.enum(['new', 'done']);
const messageSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['contact', 'event-proposal']),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    body: z.string(),
    details: z.record(z.string(), z.any()),
    language: z.enum(['gr', 'en']),
    state,
    createdAt: z.string(),
    handledBy: z.string().nullable(),
    endsAt: z.string().nullable().openapi({
      description: 'When it is deleted where nobody deals with it; null while that is far off',
    }),
  })
  .openapi('Message');

/** The messages that visitors sent through the forms of the site. */
export function messagesRoutes(services: Services) {
  const { db } = services;
  const tags = ['Messages'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/messages',
        summary: 'Messages and event proposals, newest first',
        tags,
        request: {
          query: pagingQuery.extend({
            state: z.enum(MESSAGE_LISTS).optional(),
            search: z.string().max(200).optional(),
          }),
        },
        responses: {
          200: {
            description: 'Messages',
            content: json(z.object({ messages: z.array(messageSchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listMessages(db, c.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/messages/{id}',
        summary: 'Mark a message as done or new',
        tags,
        request: {
          params: idParams,
          body: { required: true, content: json(z.strictObject({ state })) },
        },
        responses: {
          200: { description: 'The message', content: json(messageSchema) },
          ...errorResponses(400, 401, 404, 415),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        return c.json(
          await setMessageState(db, c.req.valid('param').id, c.req.valid('json').state, acting),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/messages/{id}',
        summary: 'Delete a message for good',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'Deleted', content: json(okSchema) },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        await deleteMessage(db, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/messages/{id}/accept',
        summary: 'Make a draft event of a proposal',
        tags,
        request: { params: idParams },
        responses: {
          201: { description: 'The draft event', content: json(z.object({ id: z.string() })) },
          ...errorResponses(401, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { id } = await acceptEventProposal(db, c.req.valid('param').id, acting);
        return c.json({ id }, 201);
      },
    );
}
