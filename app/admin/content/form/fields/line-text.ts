import { withoutLineEnds } from '../../../../../domain/text/clean-text.ts';

/** A text longer than this does not fit into one line of the form: its box grows instead. */
export const LINE = 200;

/** What was typed or pasted into a text; one of a single line has no line ends, as it is stored. */
export function asTyped(typed: string, field: { multiline: boolean }): string {
  return field.multiline ? typed : withoutLineEnds(typed);
}
