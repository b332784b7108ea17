import { createRoute, z } from '@hono/zod-openapi';
import { beginLegalPage } from '../../domain/launch/begin-legal-page.ts';
import { readLaunchSteps } from '../../domain/launch/launch-steps.ts';
import { LEGAL_SLUGS } from '../../domain/launch/legal-page.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json } from '../schemas.ts';

/** What is to be done before a site that began empty is shown to the public; for administrators. */
export function launchRoutes(services: Services) {
  const { db } = services;
  const tags = ['Content'];
  const rule = access(services, 'admin');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/launch',
        summary: 'The steps from the first start to a site that can go live',
        tags,
        responses: {
          200: {
            description: 'The steps, in their order',
            content: json(
              z.object({
                steps: z.array(
                  z.object({
                    id: z.enum(['settings', 'mayor', ...LEGAL_SLUGS]),
                    entryId: z.string().nullable(),
                    isDone: z.boolean(),
                  }),
                ),
              }),
            ),
          },
          ...errorResponses(401, 403),
        },
      }),
      async (c) => c.json({ steps: await readLaunchSteps(db) }, 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/launch/pages/{slug}',
        summary: 'Make a draft of a legal page from its template and the settings',
        tags,
        request: { params: z.object({ slug: z.enum(LEGAL_SLUGS) }) },
        responses: {
          201: { description: 'The draft', content: json(z.object({ id: z.string() })) },
          ...errorResponses(400, 401, 403, 409),
        },
      }),
      async (c) => {
        const { slug } = c.req.valid('param');
        return c.json(await beginLegalPage(db, slug, services.kept, c.get('acting')), 201);
      },
    );
}
