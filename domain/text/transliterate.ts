/** Greek letters by ELOT 743 (ISO 843 type 2), the transliteration of Greek passports and road signs. */
const LETTERS: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
/** Before one of these αυ, ευ and ηυ end in v: before any other, and at the end of a word, in f. */
const VOICED = /[αβγδεζηιλμνορυω]/;

/** Greek in Latin letters by ELOT 743, without accents, in lower case: 'Αίγιο' becomes 'aigio', 'Ευρώπη' 'evropi'. */
export function transliterate(text: string): string {
  const plain = text.normalize('NFC').toLowerCase();
  let result = '';
  for (let i = 0; i < plain.length; i++) {
    const letter = stripAccent(plain[i] ?? '');
    const raw = plain[i + 1] ?? '';
    const next = stripAccent(raw);
    // A diaeresis separates two vowels, and so does an accent on the first: 'άυλος' has no αυ.
    const closes = next === 'υ' && !raw.normalize('NFD').includes('\u0308') && letter === plain[i];
    if (letter === 'ο' && closes) {
      result += 'ou';
      i++;
    } else if ((letter === 'α' || letter === 'ε' || letter === 'η') && closes) {
      const after = stripAccent(plain[i + 2] ?? '');
      result += LETTERS[letter] + (VOICED.test(after) ? 'v' : 'f');
      i++;
    } else if (letter === 'γ' && (next === 'γ' || next === 'ξ' || next === 'χ')) {
      result += 'n';
    } else if (letter === 'μ' && next === 'π' && !/\p{L}/u.test(plain[i - 1] ?? '')) {
      result += 'b';
      i++;
    } else {
      result += LETTERS[letter] ?? letter;
    }
  }
  return result;
}

function stripAccent(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}+/gu, '');
}
