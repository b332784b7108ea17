/** Escapes what LIKE would read as a wildcard; use with `escape '\'`. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
