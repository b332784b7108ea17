/** More entries are a mistake of somebody's, and no preview that anybody looks through. */
export const MOST_SET_ENTRIES = 100;
/** So many sets may be open at a time. */
export const MOST_OPEN_SETS = 100;
/** The longest name of a set, in characters. */
export const MAX_SET_NAME_LENGTH = 120;
