import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignInLayout } from './sign-in-layout.tsx';

const html = renderToStaticMarkup(
  <SignInLayout title="Sign in" lead="For staff">
    <form />
  </SignInLayout>,
);

test('whoever has no scripts reads why there is no signing in', () => {
  expect(html).toMatch(/<noscript><p class="sign-in-problem">[^<]{20,}<\/p><\/noscript><form>/);
});

test('no search engine lists it, and it is read out in its language', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<div class="sign-in" lang="en">');
  expect(html).toMatch(/<title>Sign in – [^<]+<\/title>/);
});

test('it leads back to the site, in the language of the reader', () => {
  expect(html).toContain('<a href="/?lang=en">');
});
