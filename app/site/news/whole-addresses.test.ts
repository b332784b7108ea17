import { expect, test } from 'vitest';
import { withWholeAddresses } from './whole-addresses.ts';

const PAGE = 'https://www.example.gr/news/roads?lang=en&b=2';

test.each([
  [
    '<a href="/services/x?a=1&amp;b=2">x</a>',
    '<a href="https://www.example.gr/services/x?a=1&amp;b=2">x</a>',
  ],
  [
    '<a href="#part">x</a>',
    '<a href="https://www.example.gr/news/roads?lang=en&amp;b=2#part">x</a>',
  ],
  ['<a href="https://other.example/">x</a>', '<a href="https://other.example/">x</a>'],
  ['<a href="tel:+302691360600">x</a>', '<a href="tel:+302691360600">x</a>'],
  ['<a href="//other.example/x">x</a>', '<a href="//other.example/x">x</a>'],
  [
    '<img src="/media/a/640.jpg" srcset="/media/a/320.jpg 320w, /media/a/640.jpg 640w" alt="">',
    '<img src="https://www.example.gr/media/a/640.jpg" srcset="https://www.example.gr/media/a/320.jpg 320w, https://www.example.gr/media/a/640.jpg 640w" alt="">',
  ],
  // As React writes it.
  [
    '<source type="image/avif" srcSet="/media/a/320.avif 320w, /media/a/640.avif 640w" sizes="9vw"/>',
    '<source type="image/avif" srcSet="https://www.example.gr/media/a/320.avif 320w, https://www.example.gr/media/a/640.avif 640w" sizes="9vw"/>',
  ],
  ['<p>Write href="/x" yourself</p>', '<p>Write href="/x" yourself</p>'],
])('%s', (html, whole) => {
  expect(withWholeAddresses(html, PAGE)).toBe(whole);
});
