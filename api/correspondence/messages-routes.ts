import { createRoute, z } from '@hono/zod-openapi';
import { acceptEventProposal } from '../../domain/inbox/accept-event-proposal.ts';
import { assignMessage, listAssignable } from '../../domain/inbox/assign-message.ts';
import { deleteMessage } from '../../domain/inbox/delete-message.ts';
import { setMessageState } from '../../domain/inbox/message-state.ts';
import { listMessages, MESSAGE_LISTS } from '../../domain/inbox/messages.ts';
import { readMessage } from '../../domain/inbox/read-message.ts';
import { tellAssignee } from '../../domain/inbox/tell-assignee.ts';
import { addNote, answerMessage, MAX_NOTE_LENGTH } from '../../domain/inbox/write-note.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema, pagingQuery, withBody } from '../schemas.ts';
import { sentMessageFields } from './sent-message.ts';

const messageSchema = z
  .object({
    ...sentMessageFields,
    language: z.enum(['gr', 'en']),
    handledBy: z.string().nullable(),
    assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
    endsAt: z.string().nullable().openapi({
      description: 'When it is deleted where nobody deals with it; null while that is far off',
    }),
  })
  .openapi('Message');

const noteSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['note', 'answer']),
    text: z.string(),
    by: z.string(),
    at: z.string(),
    letter: z.enum(['waiting', 'sent', 'failed', 'unsure']).nullable().openapi({
      description: 'How far the letter of an answer is; null for notes, and once it is deleted',
    }),
  })
  .openapi('MessageNote');
const notesAnswer = {
  description: 'All that is written about the message',
  content: json(z.object({ notes: z.array(noteSchema) })),
};
/** A clear refusal of what is longer comes from the act. */
const text = z.string().max(4 * MAX_NOTE_LENGTH);

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
            assignee: z.string().max(100).optional().openapi({
              description: 'The id of the account that deals with them',
            }),
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
          ...withBody(z.strictObject({ state: sentMessageFields.state })),
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
        method: 'get',
        path: '/messages/assignable',
        summary: 'Who may deal with messages',
        tags,
        responses: {
          200: {
            description: 'The accounts that can sign in, by name',
            content: json(z.array(z.object({ id: z.string(), name: z.string() }))),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json(await listAssignable(db), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/messages/{id}',
        summary: 'A message with what was written about it',
        tags,
        request: { params: idParams },
        responses: {
          200: {
            description: 'The message, and whether it can be answered from here',
            content: json(
              z.object({
                message: messageSchema,
                notes: z.array(noteSchema),
                canSendMail: z.boolean(),
              }),
            ),
          },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const found = await readMessage(db, c.req.valid('param').id);
        return c.json({ ...found, canSendMail: services.canSendMail }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/messages/{id}/assignee',
        summary: 'Say who deals with a message',
        tags,
        request: {
          params: idParams,
          ...withBody(z.strictObject({ assignee: z.string().max(100).nullable() })),
        },
        responses: {
          200: { description: 'The message', content: json(messageSchema) },
          ...errorResponses(400, 401, 404, 415),
        },
      }),
      async (c) => {
        const { assignee } = c.req.valid('json');
        const { id } = c.req.valid('param');
        return c.json(await assignMessage(db, id, assignee, c.get('acting')), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/messages/{id}/tell',
        summary: 'Tell whoever deals with a message so by a letter',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'The letter is on its way', content: json(okSchema) },
          ...errorResponses(401, 404, 409),
        },
      }),
      async (c) => {
        await tellAssignee(db, c.req.valid('param').id, services, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/messages/{id}/notes',
        summary: 'Write a note that only staff see',
        tags,
        request: {
          params: idParams,
          ...withBody(z.strictObject({ text })),
        },
        responses: { 201: notesAnswer, ...errorResponses(400, 401, 404, 415) },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const notes = await addNote(db, id, c.req.valid('json').text, c.get('acting'));
        return c.json({ notes }, 201);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/messages/{id}/answers',
        summary: 'Answer a message by a letter to its sender',
        tags,
        request: {
          params: idParams,
          ...withBody(
            z.strictObject({
              text,
              seen: z.number().int().min(0).max(10_000).openapi({
                description: 'How many answers you have seen: with more of them, nothing is sent',
              }),
              isDone: z.boolean().openapi({ description: 'Whether the message is done with it' }),
            }),
          ),
        },
        responses: { 201: notesAnswer, ...errorResponses(400, 401, 404, 409, 415) },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const options = { officeEmail: services.contactEmail, canSendMail: services.canSendMail };
        const answer = c.req.valid('json');
        const notes = await answerMessage(db, id, answer, options, c.get('acting'));
        services.nudgeMail();
        return c.json({ notes }, 201);
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
