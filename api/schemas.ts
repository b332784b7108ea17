import { z } from '@hono/zod-openapi';
import { ADMIN_LANGUAGES, MUST_FIRST, ROLES } from '../domain/accounts/staff-member.ts';
import { LANGS } from '../domain/text/bilingual.ts';

/** A JSON body or answer of that schema, as OpenAPI describes it. */
export const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

export const bilingualSchema = z
  .strictObject({ el: z.string(), en: z.string() })
  .openapi('Bilingual');
/**
 * A schema with a name in the OpenAPI document, or null. Its own `nullable()` would be described as an object that is
 * also null, which nothing is.
 */
export const orNull = <S extends z.ZodType>(schema: S) => z.union([schema, z.null()]);
/** A language of a text. */
export const langSchema = z.enum(LANGS);
export const okSchema = z.object({ ok: z.literal(true) });

/** The request of a call that needs a JSON body of that schema; parameters may stand beside it. */
export const withBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true, content: json(schema) },
});

/** The body of calls that ask for one's own password once more. */
export const withPassword = withBody(z.strictObject({ password: z.string().max(300) }));

export const idParams = z.object({ id: z.string().min(1).max(100) });

/** A whole number in an address or a header. Nothing is none: plain coercion makes 0 of `?offset=`. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed),
    z.coerce.number().int().min(least).max(most),
  );

/** `limit` and `offset` of a list. The query of a call is strict: an unknown name is refused, not ignored. */
export const pagingQuery = z.strictObject({
  limit: wholeNumber(1, 200).default(50),
  offset: wholeNumber(0, 1_000_000).default(0),
});

/** Somebody who is signed in. */
export const staffSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    mustFirst: z.enum(MUST_FIRST).optional().openapi({
      description: 'What has to be done before any call but those about one’s own account',
    }),
    language: z.enum(ADMIN_LANGUAGES).optional().openapi({
      description: 'The language of the admin that its holder chose',
    }),
  })
  .openapi('StaffMember');

/** The answer to every way of signing in. */
export const signedInSchema = z.object({
  token: z.string(),
  user: staffSchema,
  message: z.string(),
});

/** A kept copy up to a point of its typing. */
export const copyMarkSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  sequence: z.number().int().min(1).max(1_000_000_000),
});

/** The kept copies that a save contains, which end with it. */
export const keptInput = z
  .array(copyMarkSchema)
  .max(20)
  .optional()
  .openapi({ description: 'Kept copies that this contains, and that end with it' });
