/** The longest texts that staff may write about a medium, in characters, and the most tags. */
export const MAX_ALT_LENGTH = 300;
export const MAX_CREDIT_LENGTH = 150;
export const MAX_NOTE_LENGTH = 500;
export const MAX_TAG_LENGTH = 40;
export const MAX_TAGS = 20;
