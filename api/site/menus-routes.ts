import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../../domain/services.ts';
import { MENU_NAMES, resetMenu } from '../../domain/site-menu/reset-menu.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, okSchema } from '../schemas.ts';

/** The menu and the footer; their entries are changed like any others. */
export function menusRoutes(services: Services) {
  return newRoutes().openapi(
    createRoute({
      ...access(services, 'admin'),
      method: 'post',
      path: '/menus/{name}/reset',
      summary: 'Make the menu or the footer as every site begins; what was there goes to the bin',
      tags: ['Content'],
      request: { params: z.object({ name: z.enum(MENU_NAMES) }) },
      responses: {
        200: { description: 'Done', content: json(okSchema) },
        ...errorResponses(400, 401, 403),
      },
    }),
    async (c) => {
      await resetMenu(services.db, c.req.valid('param').name, c.get('acting'));
      return c.json({ ok: true } as const, 200);
    },
  );
}
