import type { Lang } from '../../../../domain/text/bilingual.ts';

/** The words of rich text, a line for each block; cells of a table are set apart. */
export function wordsOfHtml(html: string): string {
  return wordsOf(new DOMParser().parseFromString(html, 'text/html').body);
}

/** The same with what is said of the words, for texts of which only that differs: where links lead, what is bold. */
export function describeHtml(html: string, lang: Lang): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('a[href]')) {
    element.append(` (${element.getAttribute('href')})`);
  }
  for (const element of body.querySelectorAll('img')) element.replaceWith(`[${element.alt}]`);
  for (const [kinds, name] of NAMES) {
    for (const element of body.querySelectorAll(kinds)) element.prepend(`${name[lang]}: `);
  }
  for (const [kinds, name] of MARKS) {
    for (const element of body.querySelectorAll(kinds)) element.append(` (${name[lang]})`);
  }
  return wordsOf(body);
}

const NAMES = [
  ['h2', { el: 'Επικεφαλίδα', en: 'Heading' }],
  ['h3, h4', { el: 'Μικρή επικεφαλίδα', en: 'Small heading' }],
  ['ul > li', { el: 'Κουκκίδα', en: 'Bullet' }],
  ['ol > li', { el: 'Αριθμός', en: 'Number' }],
  ['blockquote', { el: 'Παράθεση', en: 'Quote' }],
] as const;

const MARKS = [
  ['strong, b', { el: 'έντονα', en: 'bold' }],
  ['em, i', { el: 'πλάγια', en: 'italic' }],
  ['u', { el: 'υπογράμμιση', en: 'underlined' }],
  ['s', { el: 'διαγραμμένα', en: 'struck out' }],
] as const;

function wordsOf(body: HTMLElement): string {
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, tr, blockquote, br')) {
    block.after('\n');
  }
  for (const cell of body.querySelectorAll('td, th')) cell.append(' | ');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}
