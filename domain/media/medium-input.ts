import { z } from 'zod';
import type { MediaTable } from '../../database/tables.ts';
import { fieldMessages } from '../content/model/schema.ts';
import type { FieldMessages } from '../errors.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { key, lineSchema, linesSchema } from '../text/form-texts.ts';
import { type Crop, FOCUS_STEP, type Focus, isCrop, writeCrop } from './crop.ts';
import { LICENCES } from './licences.ts';

/** What staff say about a medium; what is left out stays as it is. */
export interface MediumInput {
  alt?: Bilingual | undefined;
  credit?: Bilingual | undefined;
  licence?: string | undefined;
  licenceNote?: string | undefined;
  tags?: string[] | undefined;
  focus?: Focus | undefined;
  crop?: Crop | null | undefined;
}

export const MAX_ALT_LENGTH = 300;
export const MAX_CREDIT_LENGTH = 150;
export const MAX_NOTE_LENGTH = 500;
export const MAX_TAG_LENGTH = 40;
export const MAX_TAGS = 20;

const text = (maxLength: number) => lineSchema({ required: false, maxLength });
const bilingual = (maxLength: number) =>
  z.strictObject({ el: text(maxLength), en: text(maxLength) }, { error: key('bilingual') });
const thousandths = z.int({ error: key('crop') });
const percent = z
  .number({ error: key('focus') })
  .min(0, { error: key('focus') })
  .max(100, { error: key('focus') })
  // A class of the public styles stands for each step.
  .transform((value) => Math.round(value / FOCUS_STEP) * FOCUS_STEP);

const inputSchema = z.object({
  alt: bilingual(MAX_ALT_LENGTH).optional(),
  credit: bilingual(MAX_CREDIT_LENGTH).optional(),
  licence: z
    .string({ error: key('choice') })
    .refine((value) => value === '' || LICENCES.some((licence) => licence.value === value), {
      error: key('choice'),
    })
    .optional(),
  licenceNote: linesSchema({ required: false, maxLength: MAX_NOTE_LENGTH }).optional(),
  tags: z
    .array(lineSchema({ required: false, maxLength: MAX_TAG_LENGTH }), { error: key('list') })
    .transform(withoutRepeats)
    .refine((tags) => tags.length <= MAX_TAGS, { error: key('listTooLong') })
    .optional(),
  focus: z.strictObject({ x: percent, y: percent }, { error: key('focus') }).optional(),
  crop: z
    .strictObject(
      { left: thousandths, top: thousandths, width: thousandths, height: thousandths },
      { error: key('crop') },
    )
    .refine(isCrop, { error: key('crop') })
    .nullable()
    .optional(),
});

/** The columns that an input changes, or a message for each of its fields that will not do. */
export function parseMediumInput(
  input: MediumInput,
): Partial<MediaTable> | { messages: FieldMessages } {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) return { messages: fieldMessages(parsed.error) };
  const { alt, credit, licence, licenceNote, tags, focus, crop } = parsed.data;
  return {
    ...(alt && { alt_el: alt.el, alt_en: alt.en }),
    ...(credit && { credit_el: credit.el, credit_en: credit.en }),
    ...(licence !== undefined && { licence }),
    ...(licenceNote !== undefined && { licence_note: licenceNote }),
    ...(tags && { tags: JSON.stringify(tags) }),
    ...(focus && { focus_x: focus.x, focus_y: focus.y }),
    ...(crop !== undefined && { crop: writeCrop(crop) }),
  };
}

/** Tags that differ in accents or capitals alone are one, as it was written first. */
function withoutRepeats(tags: string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    if (tag !== '' && !known.has(fold(tag))) known.set(fold(tag), tag);
  }
  return [...known.values()];
}
