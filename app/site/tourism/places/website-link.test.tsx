import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../../harness/screens/read-html.ts';
import { WebsiteLink } from './website-link.tsx';

test.each([
  ['https://www.example.gr/el/rooms?a=1', 'www.example.gr'],
  ['http://example.gr:8080/', 'example.gr:8080'],
  ['https://www.ξενώνας-αίγιο.gr/δωμάτια', 'www.ξενώνας-αίγιο.gr'],
  // As browsers copy it.
  ['https://www.xn----vlbeblh7a0aahu4a7m.gr/', 'www.ξενώνας-αίγιο.gr'],
  ['not an address', 'not an address'],
  ['mailto:rooms@example.gr', 'mailto:rooms@example.gr'],
])('the website %s is named %s', (address, name) => {
  const [shown = ''] = textsIn(
    parseHtml(renderToStaticMarkup(<WebsiteLink address={address} />)),
    'a',
  );
  expect(shown.replaceAll('\u2060', '').trim()).toBe(name);
});
