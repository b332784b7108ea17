import { expect, test } from 'vitest';
import { sanitiseRichText } from './rich-text.ts';
import { sentences } from './sentences.ts';

test.each([
  [
    '<h2>Τι χρειάζεστε</h2><ul><li>Ταυτότητα</li><li>Αίτηση, υπογεγραμμένη.</li></ul>',
    'Τι χρειάζεστε. Ταυτότητα. Αίτηση, υπογεγραμμένη.',
  ],
  ['<p>Στο <strong>ΚΕΠ</strong>, ή <a href="/contact">εδώ</a>; Ναι</p>', 'Στο ΚΕΠ, ή εδώ; Ναι.'],
  ['<p>Πρώτη<br />δεύτερη γραμμή:</p><p>τρίτη</p>', 'Πρώτη. δεύτερη γραμμή: τρίτη.'],
  ['<table><tr><th>Ώρες</th><td>8:00–15:00</td></tr></table>', 'Ώρες. 8:00–15:00.'],
  ['<p>Α &amp; Β &lt; Γ «Δ»</p>', 'Α & Β < Γ «Δ».'],
  ['<p>&amp;lt;</p>', '&lt;'],
  ['<p> Ναι </p>\n<p>Όχι</p>', 'Ναι. Όχι.'],
  ['<ul><li>Α</li><li>Β2</li></ul>', 'Α. Β2.'],
  ['<p><a href="/a?b=>1">σύνδεσμος</a></p>', 'σύνδεσμος.'],
  ['', ''],
])('%s is read as «%s»', (html, text) => {
  expect(sentences(sanitiseRichText(html))).toBe(text);
});
