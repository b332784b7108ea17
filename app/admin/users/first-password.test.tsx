import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textOf } from '../../../harness/screens/read-html.ts';
import { FirstPassword } from './users-screen.client.tsx';

/** What stands beside an account. */
const said = (expiresAt: string | null) =>
  textOf(parseHtml(renderToStaticMarkup(<FirstPassword expiresAt={expiresAt} />)));

test('a first password says until when it can be used, and when it cannot any more', () => {
  expect(said('2999-03-04T10:00:00.000Z')).toBe(
    'No password of their own yet; the first one expires on March 4, 2999',
  );
  expect(said('2001-03-04T10:00:00.000Z')).toBe('The first password has expired: set a new one');
  expect(said(null), 'somebody with a password of their own').toBe('');
});
