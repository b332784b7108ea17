/** Characters of the name that staff give to a version of an entry. */
export const MAX_VERSION_NAME_LENGTH = 100;
