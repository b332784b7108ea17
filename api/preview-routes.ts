import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  type Draft,
  draftOfForm,
  getDraft,
  listScreens,
  mediaWithTexts,
  readWithDrafts,
} from '../domain/content/preview/drafts.ts';
import type { Db, Services } from '../domain/services.ts';
import { access } from './access.ts';
import { entryParams, getType, typeParams } from './content-type-params.ts';
import { type ApiEnv, newRoutes } from './env.ts';
import { fieldsIn } from './error-body.ts';
import { errorResponses } from './errors.ts';
import { bilingualSchema, json } from './schemas.ts';

/** Renders a public screen for a frame of the admin, reading from `db`; null where it cannot be shown. */
export type MakeFrame = (
  asked: { db: Db; path: string; language: 'gr' | 'en' },
  asker: { address: string; isGone(): boolean },
) => Promise<string | null>;

interface PreviewOptions {
  makeFrame?: MakeFrame;
  isGone?(env: unknown): boolean;
}

interface Asked {
  language: 'el' | 'en';
  /** The place among the screens that show the entry. */
  screen: number;
  /** Reads the draft in place of what is stored. */
  reading: Db;
}

/** How many pictures a form may hold alternative texts for. */
const MOST_TEXTS = 200;

const language = z.enum(['el', 'en']).default('el');
/** The place of the screen among those that show the entry. */
const screen = z.coerce.number().int().min(0).max(100).default(0);

const previewSchema = z
  .object({
    html: z.string().nullable().openapi({
      description: 'The document of the screen, without scripts; null where it cannot be shown yet',
    }),
    place: z.string().openapi({ description: 'The id of the entry’s place in it, or empty' }),
    language: z.enum(['el', 'en']),
    address: z.string().openapi({
      description: 'Where this screen leads to the entry’s own page; empty on that page',
    }),
    screen: z.number(),
    screens: z.array(bilingualSchema).openapi({ description: 'The screens that show the entry' }),
    missing: z.record(z.string(), z.string()).openapi({
      description: 'What a publication would still ask for, by field',
    }),
  })
  .openapi('Preview');

/** Public screens as they would be with drafts, stored or not. Nothing is stored. */
export function previewRoutes(
  services: Services,
  { makeFrame = async () => null, isGone = () => false }: PreviewOptions,
) {
  const { db } = services;
  const tags = ['Content'];
  const rule = access(services, 'staff');

  async function preview(draft: Draft, asked: Asked, c: Context<ApiEnv>) {
    const screens = listScreens([draft]);
    const at = Math.min(asked.screen, Math.max(0, screens.length - 1));
    const shown = screens[at];
    const asker = { address: c.get('acting').by.id, isGone: () => isGone(c.env) };
    const screen = { db: asked.reading, language: asked.language === 'el' ? 'gr' : 'en' } as const;
    return {
      html: shown ? await makeFrame({ ...screen, path: shown.path }, asker) : null,
      place: shown?.place ?? '',
      language: asked.language,
      address: shown?.isOwnPage ? '' : (screens.find(({ isOwnPage }) => isOwnPage)?.path ?? ''),
      screen: at,
      screens: screens.map(({ title }) => title),
      missing: fieldsIn(draft.missing, c.get('language')),
    };
  }

  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/content/{type}/preview',
        summary: 'See what a form holds as the public would, without storing it',
        tags,
        request: {
          params: typeParams,
          body: {
            required: true,
            content: json(
              z.strictObject({
                id: z.string().min(1).max(100).optional().openapi({
                  description: 'The entry that the form is about; without it, a new one',
                }),
                slug: z.string().max(300).optional(),
                data: z.record(z.string().max(100), z.any()),
                alts: z
                  .record(z.string().max(100), bilingualSchema)
                  .refine((alts) => Object.keys(alts).length <= MOST_TEXTS)
                  .optional()
                  .openapi({ description: 'Alternative texts that would be saved, by medium' }),
                language,
                screen,
              }),
            ),
          },
        },
        responses: {
          200: { description: 'The screen', content: json(previewSchema) },
          ...errorResponses(400, 401, 404, 413, 415, 429, 503),
        },
      }),
      async (c) => {
        const type = getType(c.req.valid('param').type);
        const { id, slug, data, alts = {}, ...asked } = c.req.valid('json');
        const draft = await draftOfForm(db, type, { id, slug, data }, c.get('acting'));
        const reading = readWithDrafts(db, [draft], await mediaWithTexts(db, alts));
        return c.json(await preview(draft, { ...asked, reading }, c), 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/content/{type}/{id}/preview',
        summary: 'See the working copy of an entry as the public would',
        tags,
        request: { params: entryParams, query: z.strictObject({ language, screen }) },
        responses: {
          200: { description: 'The screen', content: json(previewSchema) },
          ...errorResponses(400, 401, 404, 429, 503),
        },
      }),
      async (c) => {
        const { type, id } = c.req.valid('param');
        const draft = await getDraft(db, getType(type), id, services.now());
        const reading = readWithDrafts(db, [draft]);
        return c.json(await preview(draft, { ...c.req.valid('query'), reading }, c), 200);
      },
    );
}
