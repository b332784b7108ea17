import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../../harness/screens/read-html.ts';
import { WebsiteLink } from './website-link.tsx';

test.each([
  ['https://www.example.gr/el/rooms?a=1', 'www.example.gr'],
  ['http://example.gr:8080/', 'example.gr:8080'],
  ['not an address', 'not an address'],
])('the website %s is named %s', (address, name) => {
  const [shown = ''] = textsIn(
    parseHtml(renderToStaticMarkup(<WebsiteLink address={address} />)),
    'a',
  );
  expect(shown.replaceAll('\u2060', '').trim()).toBe(name);
});
