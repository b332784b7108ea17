import { expect, test } from 'vitest';
import { parseHtml } from '../../../harness/screens/read-html.ts';
import { writeEndedPreview } from './ended-preview.tsx';

test.each([
  ['gr', ['/', 'Αρχική σελίδα', null], ['?lang=en', 'English', 'en']],
  ['en', ['/?lang=en', 'Home page', null], ['?lang=el', 'Ελληνικά', 'el']],
] as const)(
  'a preview that does not open leads home and to itself in the other language (%s)',
  (language, home, other) => {
    const links = parseHtml(writeEndedPreview(language, [])).querySelectorAll('main p a');
    expect(
      links.map((link) => [
        link.getAttributeValue('href'),
        link.textContent.trim(),
        link.getAttributeValue('lang'),
      ]),
    ).toEqual([home, other]);
  },
);
