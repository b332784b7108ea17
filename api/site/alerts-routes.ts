import { createRoute, z } from '@hono/zod-openapi';
import { momentOf } from '../../domain/alerts/alert-times.ts';
import {
  emergencySince,
  emergencyTurnedOnBy,
  setEmergencyMode,
} from '../../domain/alerts/emergency-mode.ts';
import { endAlert } from '../../domain/alerts/end-alert.ts';
import { listAlertsAhead, listCurrentAlerts } from '../../domain/alerts/reading.ts';
import { listReferenceOptions } from '../../domain/content/reading/staff-entries.ts';
import { unit } from '../../domain/content-types/unit.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { entrySchema } from '../publishing/publication-schemas.ts';
import { bilingualSchema, json, withBody } from '../schemas.ts';

/** A moment as RFC 3339 has it. The entry itself has its times as staff write them, local ones in Greece. */
const moment = (description: string) =>
  z.string().openapi({ format: 'date-time', description: `${description}, in UTC` });
const inUtc = (local: string) => momentOf(local).toISOString();

const alertsSchema = z
  .object({
    now: moment('By the server’s clock'),
    alerts: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: bilingualSchema,
        severity: z.enum(['information', 'warning', 'emergency']),
        state: z.enum(['current', 'ahead']),
        startsAt: moment('From when on it is shown'),
        endsAt: moment('Until when'),
      }),
    ),
    emergency: z
      .object({ since: moment('When it was turned on'), by: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Since when emergency mode is on, and who turned it on' }),
    units: z.array(z.object({ slug: z.string(), title: bilingualSchema })),
  })
  .openapi('Alerts');

const modeSchema = z.strictObject({ isOn: z.boolean() }).openapi('EmergencyMode');

/** Warnings to residents: what is shown over every page now, and ending it. They are published as any entry is. */
export function alertsRoutes(services: Services) {
  const { db } = services;
  const tags = ['Warnings'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/alerts',
        summary: 'Warnings in force and those to come, and what a new one is written with',
        tags,
        responses: {
          200: { description: 'Warnings', content: json(alertsSchema) },
          ...errorResponses(401),
        },
      }),
      async (c) => {
        const { now } = c.get('acting');
        const [current, ahead, units, since] = await Promise.all([
          listCurrentAlerts(db, now),
          listAlertsAhead(db, now),
          listReferenceOptions(db, unit),
          emergencySince(db),
        ]);
        const shown = (state: 'current' | 'ahead') => (entry: (typeof current)[number]) => {
          const { title, severity, startsAt, endsAt } = entry.data;
          return {
            ...{ id: entry.id, slug: entry.slug, title, severity, state },
            ...{ startsAt: inUtc(startsAt), endsAt: inUtc(endsAt) },
          };
        };
        return c.json(
          {
            now: now.toISOString(),
            alerts: [...current.map(shown('current')), ...ahead.map(shown('ahead'))],
            emergency: since === null ? null : { since, by: await emergencyTurnedOnBy(db) },
            units,
          },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/alerts/{id}/end',
        summary: 'End a warning now; one that has not begun goes off the site',
        tags,
        request: { params: z.object({ id: z.string().max(100) }) },
        responses: {
          200: { description: 'The warning', content: json(entrySchema) },
          ...errorResponses(401, 403, 404, 409),
        },
      }),
      async (c) => c.json(await endAlert(db, c.req.valid('param').id, c.get('acting')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/emergency-mode',
        summary: 'Make the home page a small page with the warnings first, or the usual one again',
        tags,
        request: withBody(modeSchema),
        responses: {
          200: { description: 'The mode', content: json(modeSchema) },
          ...errorResponses(400, 401, 415),
        },
      }),
      async (c) => {
        const { isOn } = c.req.valid('json');
        await setEmergencyMode(db, isOn, c.get('acting'));
        return c.json({ isOn }, 200);
      },
    );
}
