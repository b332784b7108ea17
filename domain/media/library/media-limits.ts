/** Of the entries that use a file these are named; after changing them, staff ask again. */
export const MAX_USES_SHOWN = 20;

/** The longest texts that staff may write about a medium, in characters, and the most tags. */
export const MAX_ALT_LENGTH = 300;
export const MAX_CREDIT_LENGTH = 150;
export const MAX_MEDIUM_NOTE_LENGTH = 500;
export const MAX_TAG_LENGTH = 40;
export const MAX_TAGS = 20;
