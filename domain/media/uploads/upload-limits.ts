/** Limits of uploads that the server and the browser share. */

/** The most an upload may have (specification, section 9). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The longest side that is kept of a picture, in pixels; screens never show more. */
export const MAX_SIDE = 2560;

/**
 * A file arrives in pieces of exactly this size, but for the last one. So a piece of a file is the same whoever sends
 * it again, and a line that breaks costs half a megabyte at most.
 */
export const PIECE_BYTES = 512 * 1024;
