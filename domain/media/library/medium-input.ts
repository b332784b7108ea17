import { z } from 'zod';
import type { MediaTable } from '../../../database/tables.ts';
import type { FieldMessages } from '../../errors.ts';
import { fieldMessages } from '../../field-messages.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { fold } from '../../text/fold.ts';
import { key, lineSchema, linesSchema } from '../../text/form-texts.ts';
import { type Crop, FOCUS_STEP, type Focus, isCrop, writeCrop } from '../pictures/crop.ts';
import { LICENCES } from './licences.ts';
import {
  MAX_ALT_LENGTH,
  MAX_CREDIT_LENGTH,
  MAX_MEDIUM_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from './media-limits.ts';

/** What staff say about a medium; what is left out stays as it is. */
export interface MediumInput {
  alt?: Bilingual | undefined;
  /** With it the alternative texts are emptied; a text that is given makes it untrue. */
  isDecorative?: boolean | undefined;
  credit?: Bilingual | undefined;
  licence?: string | undefined;
  licenceNote?: string | undefined;
  tags?: string[] | undefined;
  focus?: Focus | undefined;
  crop?: Crop | null | undefined;
}

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
  isDecorative: z.boolean().optional(),
  credit: bilingual(MAX_CREDIT_LENGTH).optional(),
  licence: z
    .string({ error: key('choice') })
    .refine((value) => value === '' || LICENCES.some((licence) => licence.value === value), {
      error: key('choice'),
    })
    .optional(),
  licenceNote: linesSchema({ required: false, maxLength: MAX_MEDIUM_NOTE_LENGTH }).optional(),
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
  const { alt, isDecorative, credit, licence, licenceNote, tags, focus, crop } = parsed.data;
  return {
    ...(alt && { alt_el: alt.el, alt_en: alt.en }),
    ...(alt && (alt.el || alt.en) && { is_decorative: 0 as const }),
    ...(isDecorative === false && { is_decorative: 0 as const }),
    ...(isDecorative && { is_decorative: 1 as const, alt_el: '', alt_en: '' }),
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
