import { createRoute, z } from '@hono/zod-openapi';
import { ITEM_TYPES } from '../../domain/newsletter/issue-content.ts';
import { MAX_ITEMS } from '../../domain/newsletter/issue-fields.ts';
import { describeItems, findObstacles, listChoices } from '../../domain/newsletter/issue-mail.ts';
import {
  createIssue,
  deleteIssue,
  getIssue,
  type Issue,
  listIssues,
  saveIssue,
} from '../../domain/newsletter/issues.ts';
import { countAllSubscribers } from '../../domain/newsletter/manage-subscribers.ts';
import { previewIssue, sendIssue, sendTest } from '../../domain/newsletter/send-issue.ts';
import type { Services } from '../../domain/services.ts';
import type { Lang } from '../../domain/text/bilingual.ts';
import { key } from '../../domain/text/form-texts.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { fieldsIn } from '../error-body.ts';
import { errorResponses } from '../errors.ts';
import { reasonSchema } from '../publishing/publication-schemas.ts';
import {
  bilingualSchema,
  idParams,
  json,
  keptInput,
  langSchema,
  okSchema,
  pagingQuery,
  withBody,
} from '../schemas.ts';

const itemSchema = z.strictObject({ type: z.enum(ITEM_TYPES), id: z.string().min(1).max(100) });
const choiceSchema = itemSchema
  .extend({ title: bilingualSchema, day: z.string(), isPublished: z.boolean() })
  .openapi('NewsletterItem');
const summarySchema = z.object({
  id: z.string(),
  state: z.enum(['draft', 'sent']),
  version: z.number(),
  subject: bilingualSchema,
  updatedAt: z.string(),
  updatedBy: z.string(),
  sentAt: z.string().nullable(),
  sentBy: z.string().nullable(),
  recipients: z.number(),
  progress: z.object({
    sent: z.number(),
    failed: z.number().openapi({ description: 'Refused, or not taken for days' }),
    waiting: z.number(),
    delayed: z.number().openapi({ description: 'Of those waiting, how many have failed once' }),
  }),
});
const issueSchema = summarySchema
  .extend({
    intro: bilingualSchema,
    items: z.array(choiceSchema),
    obstacles: z.record(z.string(), z.string()).openapi({
      description: 'What stands in the way of sending a draft, by field',
    }),
  })
  .openapi('NewsletterIssue');
const inputSchema = z.strictObject({
  subject: bilingualSchema,
  intro: bilingualSchema,
  items: z.array(itemSchema).max(MAX_ITEMS, { error: key('listTooLong') }),
  kept: keptInput,
});
const mailSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });
const version = z.number().int().min(1).max(1_000_000_000);

/** Issues of the newsletter: editors write them, administrators send them. */
export function newsletterRoutes(services: Services) {
  const { db } = services;
  const tags = ['Newsletter'];
  const staff = access(services, 'staff');
  const params = idParams;
  const describe = async (issue: Issue, language: Lang) => ({
    ...issue,
    items: await describeItems(db, issue.items, services.now()),
    obstacles: issue.state === 'draft' ? fieldsIn(await findObstacles(db, issue), language) : {},
  });
  const answer = { description: 'The issue', content: json(issueSchema) };
  return newRoutes()
    .openapi(
      createRoute({
        ...staff,
        method: 'get',
        path: '/newsletter',
        summary: 'How many subscribe, and whether mail can be sent',
        tags,
        responses: {
          200: {
            description: 'Figures',
            content: json(
              z.object({
                subscribers: z.object({ el: z.number(), en: z.number(), pending: z.number() }),
                canSendMail: z.boolean(),
              }),
            ),
          },
          ...errorResponses(401),
        },
      }),
      async (c) => {
        const { canSendMail } = services;
        return c.json({ subscribers: await countAllSubscribers(db), canSendMail }, 200);
      },
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'get',
        path: '/newsletter/choices',
        summary: 'The latest news and the next events, for an issue',
        tags,
        responses: {
          200: { description: 'Choices', content: json(z.array(choiceSchema)) },
          ...errorResponses(401),
        },
      }),
      async (c) => c.json(await listChoices(db, services.now()), 200),
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'get',
        path: '/newsletter/issues',
        summary: 'Issues, those that changed last first',
        tags,
        request: { query: pagingQuery },
        responses: {
          200: {
            description: 'Issues',
            content: json(z.object({ issues: z.array(summarySchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => {
        const { issues, total } = await listIssues(db, c.req.valid('query'));
        const summaries = issues.map(({ intro: _intro, items: _items, ...summary }) => summary);
        return c.json({ issues: summaries, total }, 200);
      },
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'post',
        path: '/newsletter/issues',
        summary: 'Begin an issue',
        tags,
        request: withBody(inputSchema),
        responses: { 201: answer, ...errorResponses(400, 401, 415) },
      }),
      async (c) => {
        const acting = c.get('acting');
        return c.json(
          await describe(await createIssue(db, c.req.valid('json'), acting), c.get('language')),
          201,
        );
      },
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'get',
        path: '/newsletter/issues/{id}',
        summary: 'An issue, with how far sending it has come',
        tags,
        request: { params },
        responses: { 200: answer, ...errorResponses(401, 404) },
      }),
      async (c) =>
        c.json(await describe(await getIssue(db, c.req.valid('param').id), c.get('language')), 200),
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'put',
        path: '/newsletter/issues/{id}',
        summary: 'Save a draft',
        tags,
        request: {
          params,
          ...withBody(inputSchema.extend({ version })),
        },
        responses: { 200: answer, ...errorResponses(400, 401, 404, 409, 415) },
      }),
      async (c) => {
        const acting = c.get('acting');
        const issue = await saveIssue(db, c.req.valid('param').id, c.req.valid('json'), acting);
        return c.json(await describe(issue, c.get('language')), 200);
      },
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'delete',
        path: '/newsletter/issues/{id}',
        summary: 'Delete a draft',
        tags,
        request: { params },
        responses: {
          200: { description: 'Deleted', content: json(okSchema) },
          ...errorResponses(401, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        await deleteIssue(db, c.req.valid('param').id, acting);
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'get',
        path: '/newsletter/issues/{id}/preview',
        summary: 'An issue as it will be mailed, or was, in both languages',
        tags,
        request: { params },
        responses: {
          200: {
            description: 'Mails',
            content: json(z.object({ el: mailSchema, en: mailSchema })),
          },
          ...errorResponses(400, 401, 404),
        },
      }),
      async (c) => {
        const mails = await previewIssue(db, c.req.valid('param').id, services);
        const part = ({ subject, text, html }: (typeof mails)['el']) => ({ subject, text, html });
        return c.json({ el: part(mails.el), en: part(mails.en) }, 200);
      },
    )
    .openapi(
      createRoute({
        ...staff,
        method: 'post',
        path: '/newsletter/issues/{id}/test',
        summary: 'Mail an issue to yourself, in both languages',
        tags,
        request: { params },
        responses: {
          200: {
            description: 'On its way, in those languages',
            content: json(z.object({ to: z.string(), languages: z.array(langSchema) })),
          },
          ...errorResponses(400, 401, 404, 409, 429),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const languages = await sendTest(db, c.req.valid('param').id, services, acting);
        services.nudgeMail();
        return c.json({ to: acting.by.email, languages }, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'admin'),
        method: 'post',
        path: '/newsletter/issues/{id}/send',
        summary: 'Send an issue to all subscribers; once, however often it is asked for',
        tags,
        request: {
          params,
          ...withBody(z.strictObject({ version, reason: reasonSchema })),
        },
        responses: { 200: answer, ...errorResponses(400, 401, 403, 404, 409, 415) },
      }),
      async (c) => {
        const { version, reason } = c.req.valid('json');
        const acting = { ...c.get('acting'), reason };
        const issue = await sendIssue(db, c.req.valid('param').id, version, services, acting);
        services.nudgeMail();
        return c.json(await describe(issue, c.get('language')), 200);
      },
    );
}
