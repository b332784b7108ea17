import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { listScreens, type PreviewDraft } from '../../domain/content/preview/drafts.ts';
import type { Db } from '../../domain/services.ts';
import type { Lang } from '../../domain/text/bilingual.ts';
import type { Language } from '../../domain/text/language.ts';
import type { ApiEnv } from '../env.ts';
import { fieldsIn } from '../error-body.ts';
import { bilingualSchema, langSchema, wholeNumber } from '../schemas.ts';

/** Renders a public screen for a frame of the admin, reading from `db`; null where it cannot be shown. */
export type MakeFrame = (
  asked: { db: Db; path: string; language: Language },
  asker: { address: string; isGone(): boolean },
) => Promise<string | null>;

export interface PreviewOptions {
  makeFrame?: MakeFrame;
  isGone?(env: unknown): boolean;
}

interface Asked {
  language: Lang;
  /** The place among the screens that show the drafts. */
  screen: number;
  /** Reads the drafts in place of what is stored. */
  reading: Db;
}

/** What of a preview is asked for; `screen` is the place of the screen among those that show the drafts. */
export const viewInput = {
  language: langSchema.default('el'),
  screen: wholeNumber(0, 500).default(0),
};

export const previewSchema = z
  .object({
    html: z.string().nullable().openapi({
      description: 'The document of the screen, without scripts; null where it cannot be shown yet',
    }),
    place: z.string().openapi({ description: 'The id of the entry’s place in it, or empty' }),
    language: langSchema,
    address: z.string().openapi({
      description: 'Where this screen leads to the entry’s own page; empty on that page',
    }),
    screen: z.number(),
    screens: z.array(bilingualSchema).openapi({ description: 'The screens that show the entry' }),
    missing: z.record(z.string(), z.string()).openapi({
      description: 'What a publication would still ask for, by field; for a set, see its entries',
    }),
  })
  .openapi('Preview');

/** Gives a public screen as it would be with drafts, stored or not. Nothing is stored. */
export function previewMaker({
  makeFrame = async () => null,
  isGone = () => false,
}: PreviewOptions) {
  return async (drafts: readonly PreviewDraft[], asked: Asked, c: Context<ApiEnv>) => {
    const screens = listScreens(drafts);
    const at = Math.min(asked.screen, Math.max(0, screens.length - 1));
    const shown = screens[at];
    const asker = { address: c.get('acting').by.id, isGone: () => isGone(c.env) };
    const screen = { db: asked.reading, language: asked.language === 'el' ? 'gr' : 'en' } as const;
    const [draft, ...others] = drafts;
    const isOne = draft !== undefined && others.length === 0;
    // Of several entries, a screen leads to many: none is looked for.
    const own = isOne && !shown?.isOwnPage ? screens.find(({ isOwnPage }) => isOwnPage) : undefined;
    return {
      html: shown ? await makeFrame({ ...screen, path: shown.path }, asker) : null,
      place: shown?.place ?? '',
      language: asked.language,
      address: own?.path ?? '',
      screen: at,
      screens: screens.map(({ title }) => title),
      missing: isOne ? fieldsIn(draft.missing, c.get('language')) : {},
    };
  };
}
