import { createRoute, z } from '@hono/zod-openapi';
import { AUDIT_KINDS, exportAudit, listAudit } from '../../domain/audit/reading.ts';
import { getBackupsOverview, getDashboard } from '../../domain/dashboard/dashboard.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json, orNull, pagingQuery, withBody } from '../schemas.ts';

const dashboardSchema = z
  .object({
    tasks: z
      .array(
        z.object({
          id: z.string(),
          text: bilingualSchema,
          hint: orNull(bilingualSchema),
          href: z.string().nullable().openapi({ description: 'The list of exactly those' }),
          place: z.enum(['own', 'office', 'site']),
          isUrgent: z.boolean(),
          count: z.number(),
        }),
      )
      .openapi({ description: 'What waits for the caller; only kinds of which there are some' }),
    recent: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        title: bilingualSchema,
        state: z.enum(['draft', 'published', 'archived']),
        updatedAt: z.string(),
        updatedBy: z.string().nullable(),
      }),
    ),
    planned: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        title: bilingualSchema,
        publishAt: z.string(),
      }),
    ),
    leaving: z
      .array(
        z.object({
          id: z.string(),
          type: z.string(),
          title: bilingualSchema,
          leaveAt: z.string(),
          leaveTo: z.enum(['draft', 'archived']),
        }),
      )
      .openapi({ description: 'What leaves the site or its lists by itself, the soonest first' }),
    samples: z.array(z.object({ type: z.string(), count: z.number() })),
    backups: z
      .object({
        last: z.object({ at: z.string(), damaged: z.number() }).nullable(),
        failedAt: z.string().nullable(),
        trial: z
          .object({ at: z.string(), isGood: z.boolean(), text: z.string() })
          .nullable()
          .openapi({ description: 'The last time a backup was restored into a temporary place' }),
      })
      .nullable()
      .openapi({ description: 'Null for editors' }),
  })
  .openapi('Dashboard');

const recordSchema = z
  .object({
    id: z.string(),
    at: z.string(),
    userEmail: z.string(),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    subjectTitle: z.string(),
    note: z.string().openapi({ description: 'What the person said about it' }),
    times: z.number().openapi({ description: 'How many attempts it stands for; `at` is the last' }),
  })
  .openapi('AuditRecord');

/** A day that exists, in Greece. */
const day = z.iso.date();
const auditFilters = z.strictObject({
  kind: z.enum(AUDIT_KINDS).optional(),
  who: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'A part of an e-mail address, or of a name' }),
  action: z.string().max(60).optional(),
  subject: z.string().max(100).optional().openapi({ description: 'The id of what was acted on' }),
  from: day.optional(),
  until: day.optional(),
});

/** The dashboard, and the lists for administrators. */
export function dashboardRoutes(services: Services) {
  const { db } = services;
  return newRoutes()
    .openapi(
      createRoute({
        ...access(services, 'staff'),
        method: 'get',
        path: '/dashboard',
        summary:
          'What waits for the caller, what is planned, what changed last, what is still sample',
        tags: ['Dashboard'],
        responses: {
          200: { description: 'The dashboard', content: json(dashboardSchema) },
          ...errorResponses(401),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const backups = acting.by.role === 'admin' ? await getBackupsOverview(db) : null;
        return c.json({ ...(await getDashboard(db, acting)), backups }, 200);
      },
    )
    .openapi(
      createRoute({
        ...access(services, 'admin'),
        method: 'get',
        path: '/audit',
        summary: 'Who changed what and who signed in, newest first',
        tags: ['Dashboard'],
        request: { query: pagingQuery.extend(auditFilters.shape) },
        responses: {
          200: {
            description: 'Records',
            content: json(z.object({ records: z.array(recordSchema), total: z.number() })),
          },
          ...errorResponses(400, 401, 403),
        },
      }),
      async (c) => c.json(await listAudit(db, c.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        ...access(services, 'admin'),
        // Not a GET, since the audit log records the export.
        method: 'post',
        path: '/audit/export',
        summary: 'The audit log as CSV, as far as the filters leave it',
        tags: ['Dashboard'],
        request: withBody(auditFilters),
        responses: {
          200: { description: 'A CSV file', content: json(z.object({ csv: z.string() })) },
          ...errorResponses(400, 401, 403, 415),
        },
      }),
      async (c) =>
        c.json({ csv: await exportAudit(db, c.req.valid('json'), c.get('acting')) }, 200),
    );
}
