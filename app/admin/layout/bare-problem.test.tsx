import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BareLoading, Unreachable } from './bare-problem.tsx';

const html = (within: boolean) =>
  renderToStaticMarkup(<Unreachable within={within} onAct={() => {}} />);

test('what is wrong in place of a screen is read out at once, in the language of the admin', () => {
  expect(html(false)).toContain('<main class="bare-screen" lang="en">');
  expect(html(false)).toMatch(/<h1>[^<]+<\/h1><p role="alert">[^<]+<\/p><button type="button"/);
});

test('within the frame of the admin, which has a main part already, it is no second one', () => {
  expect(html(true)).toContain('<div class="bare-screen" lang="en">');
  expect(html(true)).not.toContain('<main');
  expect(renderToStaticMarkup(<BareLoading within />)).not.toContain('<main');
});

test('that something is on its way is said', () => {
  const loading = renderToStaticMarkup(<BareLoading />);
  expect(loading).toContain('<main class="bare-screen" lang="en">');
  expect(loading).toMatch(/<p role="status">[^<]+<\/p>/);
});
