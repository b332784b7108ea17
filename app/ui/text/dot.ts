/** Between short facts of one line. It ends a line that breaks there, and never begins one. */
export const DOT = '\u00a0· ';
