import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as icons from './icons.tsx';

describe.each(Object.entries(icons))('the icon %s', (_, Icon) => {
  const drawn = renderToStaticMarkup(createElement(Icon, { className: 'size-5' }));

  test('has shapes, and no attribute that the style sheet says for all', () => {
    expect(drawn).toMatch(
      /^<svg viewBox="0 0 24 24" width="24" height="24" class="icon size-5" aria-hidden="true"><(path|circle|rect|line) /,
    );
    expect(drawn).not.toMatch(/xmlns|stroke|fill/);
  });
});
