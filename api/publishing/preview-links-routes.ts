import { createRoute, z } from '@hono/zod-openapi';
import { requireMayEdit } from '../../domain/content/model/entry-refusals.ts';
import { getDraft, listScreens } from '../../domain/content/preview/drafts.ts';
import {
  listPreviewLinks,
  makePreviewLink,
  withdrawPreviewLink,
} from '../../domain/content/preview/preview-links.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { entryParams, getType } from '../entries/content-type-params.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, okSchema } from '../schemas.ts';

/** A link as staff see it: without its token. */
export const linkSchema = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    createdBy: z.string(),
    expiresAt: z.string(),
  })
  .openapi('PreviewLink');

/** Links with which somebody without an account sees a working copy. */
export function previewLinksRoutes(services: Services) {
  const { db, siteUrl } = services;
  const tags = ['Content'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}/{id}/preview-links',
        summary: 'The links that show the working copy of an entry to whoever has them',
        tags,
        request: { params: entryParams },
        responses: {
          200: {
            description: 'Links that can be opened, the newest first',
            content: json(z.object({ links: z.array(linkSchema) })),
          },
          ...errorResponses(401, 404),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        const { row } = await getDraft(db, getType(type), id, services.now());
        return c.json(
          { links: await listPreviewLinks(db, { entryId: row.id }, services.now()) },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/{id}/preview-links',
        summary: 'Make such a link; it ends by itself after seven days, and is given this once',
        tags,
        request: { params: entryParams },
        responses: {
          201: {
            description: 'The link',
            content: json(linkSchema.extend({ url: z.string() })),
          },
          ...errorResponses(401, 403, 404, 409),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const params = c.req.valid('param');
        const type = getType(params.type);
        requireMayEdit(type, acting.by);
        const draft = await getDraft(db, type, params.id, acting.now);
        const { token, ...link } = await makePreviewLink(db, type, draft.row.id, acting);
        const place = listScreens([draft])[0]?.place;
        const url = `${siteUrl}/preview/${token}${place ? `#${place}` : ''}`;
        return c.json({ ...link, url }, 201);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/content/{type}/{id}/preview-links/{link}',
        summary: 'Withdraw such a link, which then opens nothing',
        tags,
        request: { params: entryParams.extend({ link: z.string().min(1).max(100) }) },
        responses: {
          200: { description: 'Withdrawn', content: json(okSchema) },
          ...errorResponses(401, 403, 404),
        },
      }),
      async (c) => {
        const acting = c.get('acting');
        const { type: name, id, link } = c.req.valid('param');
        const type = getType(name);
        requireMayEdit(type, acting.by);
        const { row } = await getDraft(db, type, id, acting.now);
        await withdrawPreviewLink(db, type, row.id, link, acting);
        return c.json({ ok: true } as const, 200);
      },
    );
}
