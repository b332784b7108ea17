import { z } from 'zod';
import { cleanText, withHyphens, withoutLineEnds } from './clean-text.ts';
import { cleanEmail, describeEmailProblem, isPhone } from './contact-formats.ts';
import { tooLong, type ValidationKey } from './validation-texts.ts';

/** The zod schemas of texts that people type. Their messages are keys of VALIDATION_TEXTS. */

/** A key of VALIDATION_TEXTS, checked where it is written. */
export const key = (name: ValidationKey): ValidationKey => name;

interface TextDemands {
  required: boolean;
  /** In UTF-16 units, counted after cleaning. */
  maxLength: number;
}

function cleanString({ required, maxLength }: TextDemands, clean: (typed: string) => string) {
  return z
    .string({ error: key('text') })
    .transform(clean)
    .refine((value) => !required || value !== '', { error: key('required') })
    .refine((value) => value.length <= maxLength, { error: tooLong(maxLength) });
}

/** A text in one line: line ends become spaces. */
export function lineSchema(demands: TextDemands) {
  return cleanString(demands, (typed) => withoutLineEnds(cleanText(typed)));
}

/** A text of any number of lines, which end with a line feed alone: browsers send two characters. */
export function linesSchema(demands: TextDemands) {
  return cleanString(demands, (typed) => cleanText(typed.replaceAll('\r\n', '\n')));
}

/** An e-mail address as it is stored; without a demand it may be left out. */
export function emailSchema({ required, maxLength }: TextDemands) {
  return cleanString({ required, maxLength }, cleanEmail).superRefine((value, context) => {
    const problem = value === '' ? undefined : describeEmailProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

/** A phone number; without a demand it may be left out. Telephones copy theirs with spaces that do not break. */
export function phoneSchema(demands: TextDemands) {
  const tidy = (typed: string) => withHyphens(cleanText(typed)).replace(/\s+/g, ' ');
  return cleanString(demands, tidy).refine((value) => value === '' || isPhone(value), {
    error: key('phone'),
  });
}
