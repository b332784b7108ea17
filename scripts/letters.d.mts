/** The files by name: the font of the package from which each is made, and its characters. */
export const LETTERS: Record<'greek' | 'latin' | 'rare', { from: string; characters: string[] }>;
/** The weights that the files have. */
export const WEIGHTS: { min: number; max: number };
/** The bytes of one of the files. */
export function makeLetters(name: keyof typeof LETTERS): Promise<Uint8Array>;
/** Where one of the files is, from the project's folder. */
export function lettersFile(name: keyof typeof LETTERS): string;
