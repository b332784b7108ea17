import { createRoute, z } from '@hono/zod-openapi';
import { MISSED_LISTS } from '../../domain/missed/missed-addresses.ts';
import {
  ignoreMissedSearch,
  listMissedSearches,
  tryAgain,
} from '../../domain/missed/missed-searches.ts';
import { listBrokenPromises } from '../../domain/search/promises/broken-promises.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { json, okSchema, pagingQuery, withBody } from '../schemas.ts';

const missedSchema = z
  .object({
    words: z.string().openapi({ description: 'Its telling words, folded: by them it is known' }),
    query: z.string().openapi({ description: 'As somebody typed it' }),
    isPartial: z.boolean().openapi({ description: 'Something has some of the words' }),
    times: z.number(),
    firstOn: z.string(),
    lastOn: z.string(),
  })
  .openapi('MissedSearch');

const promiseSchema = z
  .object({
    entryId: z.string(),
    query: z.string(),
    target: z.string(),
    found: z.array(z.string()),
    since: z.string(),
  })
  .openapi('BrokenPromise');

const words = z.string().min(1).max(200);

/** What visitors searched for in vain, and what they must find and do not. */
export function searchesRoutes(services: Services) {
  const { db } = services;
  const tags = ['Search'];
  const rule = access(services, 'staff');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/missed-searches',
        summary: 'Searches without results, most often first; nothing of who made them',
        tags,
        request: { query: pagingQuery.extend({ list: z.enum(MISSED_LISTS).default('often') }) },
        responses: {
          200: {
            description: 'Searches',
            content: json(z.object({ searches: z.array(missedSchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listMissedSearches(db, c.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/missed-searches',
        summary: 'Take a search from the list, or put it back',
        tags,
        request: withBody(z.strictObject({ words, isIgnored: z.boolean() })),
        responses: {
          200: { description: 'Done', content: json(okSchema) },
          ...errorResponses(400, 401, 404),
        },
      }),
      async (c) => {
        const { words, isIgnored } = c.req.valid('json');
        await ignoreMissedSearch(db, words, isIgnored);
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/missed-searches/again',
        summary: 'Search again; what is found by now leaves the list',
        tags,
        request: withBody(z.strictObject({ words })),
        responses: {
          200: { description: 'Done', content: json(z.object({ isFound: z.boolean() })) },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await tryAgain(db, c.req.valid('json').words), 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/promises/broken',
        summary: 'Searches that do not find among the first three what they must',
        tags,
        request: { query: pagingQuery },
        responses: {
          200: {
            description: 'Broken promises',
            content: json(z.object({ promises: z.array(promiseSchema), total: z.number() })),
          },
          ...errorResponses(400, 401),
        },
      }),
      async (c) => c.json(await listBrokenPromises(db, c.req.valid('query')), 200),
    );
}
