/** Greek words with what stands between them; a letter alone is a sign, such as that of a resistance. */
const GREEK =
  /\p{Script=Greek}[\p{Script=Greek}\p{M}]+(?:[\s.,’'&-]{1,3}\p{Script=Greek}[\p{Script=Greek}\p{M}]+)*/gu;
const ANY = /\p{Script=Greek}{2}/u;
const TAG = /(<[^>]*>)/;

/**
 * HTML of a text in another language, in which Greek words say that they are Greek: an English voice does not read
 * them. They are names, as of a payee in the list of a bank.
 */
export function markGreek(html: string): string {
  if (!ANY.test(html)) return html;
  return html
    .split(TAG)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(GREEK, (words) => `<span lang="el">${words}</span>`),
    )
    .join('');
}
