import { createRoute, z } from '@hono/zod-openapi';
import { listScreens, readWithDrafts } from '../../domain/content/preview/drafts.ts';
import { listPreviewLinks } from '../../domain/content/preview/preview-links.ts';
import { findSet } from '../../domain/content/sets/reading.ts';
import { findSetDrafts } from '../../domain/content/sets/set-drafts.ts';
import { makeSetLink, withdrawSetLink } from '../../domain/content/sets/set-preview-links.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema } from '../schemas.ts';
import { type PreviewOptions, previewMaker, previewSchema, viewInput } from './make-preview.ts';
import { linkSchema } from './preview-links-routes.ts';

/** The site as it will be with all entries of a set together, in the admin and by a link. */
export function publishingSetPreviewRoutes(services: Services, options: PreviewOptions) {
  const { db, siteUrl } = services;
  const rule = { ...access(services, 'staff'), tags: ['Publishing sets'] };
  const preview = previewMaker(options);
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/publishing-sets/{id}/preview',
        summary: 'See a public screen with all entries of a set as they will be',
        request: { params: idParams, query: z.strictObject(viewInput) },
        responses: {
          200: { description: 'The screen', content: json(previewSchema) },
          ...errorResponses(400, 401, 404, 429, 503),
        },
      }),
      async (c) => {
        const set = await findSet(db, c.req.valid('param').id);
        const drafts = await findSetDrafts(db, set.id, services.now());
        const reading = drafts.length === 0 ? db : readWithDrafts(db, drafts);
        return c.json(await preview(drafts, { ...c.req.valid('query'), reading }, c), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/publishing-sets/{id}/preview-links',
        summary: 'The links that show a set to whoever has them',
        request: { params: idParams },
        responses: {
          200: {
            description: 'Links that can be opened, the newest first',
            content: json(z.object({ links: z.array(linkSchema) })),
          },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const set = await findSet(db, c.req.valid('param').id);
        const links = await listPreviewLinks(db, { setId: set.id }, services.now());
        return c.json({ links }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/publishing-sets/{id}/preview-links',
        summary: 'Make such a link; it ends by itself after seven days, and is given this once',
        request: { params: idParams },
        responses: {
          201: {
            description: 'The link',
            content: json(linkSchema.extend({ url: z.string() })),
          },
          ...errorResponses(401, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { id } = c.req.valid('param');
        const { token, ...link } = await makeSetLink(db, id, acting);
        const place = listScreens(await findSetDrafts(db, id, acting.now))[0]?.place;
        const url = `${siteUrl}/preview/${token}${place ? `#${place}` : ''}`;
        return c.json({ ...link, url }, 201);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/publishing-sets/{id}/preview-links/{link}',
        summary: 'Withdraw such a link, which then opens nothing',
        request: { params: idParams.extend({ link: z.string().min(1).max(100) }) },
        responses: {
          200: { description: 'Withdrawn', content: json(okSchema) },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const { id, link } = c.req.valid('param');
        await withdrawSetLink(db, id, link, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
