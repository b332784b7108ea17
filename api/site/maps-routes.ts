import { createRoute, z } from '@hono/zod-openapi';
import { replaceMap, returnToBuiltInMap } from '../../domain/maps/change-maps.ts';
import { describeMap, describeMaps } from '../../domain/maps/describe-maps.ts';
import { MAP_EXTENTS, MAP_KINDS } from '../../domain/maps/map-kinds.ts';
import { MAP_LIMITS } from '../../domain/maps/map-problems.ts';
import { readGeoJson } from '../../domain/maps/read-geojson.ts';
import { exportMap } from '../../domain/maps/site-maps.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { bilingualSchema, json, okSchema, orNull, withBody } from '../schemas.ts';

const spot = z.object({ x: z.number(), y: z.number() });
const path = z.string().openapi({ description: 'SVG path data' });

const way = z.object({ name: bilingualSchema, line: z.array(spot).readonly() });

const drawingSchema = z.object({
  width: z.number(),
  height: z.number(),
  window: z.object({
    west: z.number(),
    east: z.number(),
    south: z.number(),
    north: z.number(),
  }),
  known: z.object({
    left: z.number(),
    right: z.number(),
    top: z.number(),
    bottom: z.number(),
  }),
  hasSea: z.boolean(),
  isClose: z.boolean(),
  land: path,
  units: path,
  squares: path,
  rivers: path,
  rails: path,
  streets: path,
  roads: path,
  mountains: z.array(spot.extend({ height: z.number() })),
  places: z.array(spot.extend({ name: bilingualSchema })),
  stops: z.array(spot.extend({ name: orNull(bilingualSchema) })),
  entrances: z.array(spot),
  ways: z.array(way),
  waters: z.array(way),
});

const lookSchema = z
  .object({
    counts: z.array(
      z.object({ kind: z.enum(MAP_KINDS.map(({ name }) => name)), count: z.number() }),
    ),
    positions: z.number(),
    drawing: drawingSchema,
  })
  .openapi('MapLook');

const mapSchema = lookSchema
  .extend({
    extent: z.enum(MAP_EXTENTS),
    isBuiltIn: z.boolean(),
    fileName: z.string(),
    version: z.number(),
    changedAt: z.string().nullable(),
    changedBy: z.string().nullable(),
  })
  .openapi('SiteMap');

const checkedSchema = z
  .object({
    problems: z.array(
      z.object({
        line: z.number().nullable(),
        feature: z.number().nullable(),
        text: bilingualSchema,
      }),
    ),
    look: orNull(lookSchema),
  })
  .openapi('CheckedMap');

const params = z.object({
  extent: z.enum(MAP_EXTENTS).openapi({ param: { name: 'extent', in: 'path' } }),
});
/** A little more than is taken, so that too large a file is told what it is and not that the call is wrong. */
const geojson = z.string().max(MAP_LIMITS.characters + 100_000);
const version = z.number().int().min(0).max(1_000_000_000);

/** The maps that the site draws, and the files in their place. */
export function mapsRoutes(services: Services) {
  const { db } = services;
  const tags = ['Maps'];
  const rule = access(services, 'admin');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/maps',
        summary: 'The maps of the site as they are drawn now',
        tags,
        responses: {
          200: { description: 'Maps', content: json(z.object({ maps: z.array(mapSchema) })) },
          ...errorResponses(401, 403),
        },
      }),
      async (c) => c.json({ maps: await describeMaps(db) }, 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/maps/{extent}/file',
        summary: 'A map as GeoJSON',
        tags,
        request: { params },
        responses: {
          200: { description: 'GeoJSON', content: json(z.object({ geojson: z.string() })) },
          ...errorResponses(400, 401, 403),
        },
      }),
      async (c) => c.json({ geojson: await exportMap(db, c.req.valid('param').extent) }, 200),
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/maps/check',
        summary: 'How a file would be drawn, or what is wrong with it; nothing is stored',
        tags,
        request: withBody(z.strictObject({ geojson })),
        responses: {
          200: { description: 'Its look or its problems', content: json(checkedSchema) },
          ...errorResponses(400, 401, 403, 413),
        },
      }),
      async (c) => {
        const read = readGeoJson(c.req.valid('json').geojson);
        const found =
          'map' in read
            ? { problems: [], look: describeMap(read.map) }
            : { problems: read.problems, look: null };
        return c.json(found, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'put',
        path: '/maps/{extent}',
        summary: 'Put a file in the place of a map',
        tags,
        request: {
          params,
          ...withBody(
            z.strictObject({
              geojson,
              fileName: z.string().trim().min(1).max(200),
              version,
            }),
          ),
        },
        responses: {
          200: { description: 'Replaced', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 409, 413),
        },
      }),
      async (c) => {
        const { extent } = c.req.valid('param');
        await replaceMap(db, extent, c.req.valid('json'), c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/maps/{extent}/built-in',
        summary: 'Bring the built-in map back',
        tags,
        request: { params, ...withBody(z.strictObject({ version })) },
        responses: {
          200: { description: 'Brought back', content: json(okSchema) },
          ...errorResponses(400, 401, 403, 409),
        },
      }),
      async (c) => {
        const { extent } = c.req.valid('param');
        await returnToBuiltInMap(db, extent, c.req.valid('json').version, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    );
}
