import { ActionIcon, Button, MantineProvider, Pagination } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../../harness/screens/read-html.ts';
import { adminTheme } from '../../theme.ts';

const shown = (button: ReactNode) =>
  parseHtml(
    renderToStaticMarkup(<MantineProvider theme={adminTheme}>{button}</MantineProvider>),
  ).querySelector('button');

test.each([
  ['at work', <Button key="work" loading />],
  ['with nothing to do', <Button key="nothing" disabled />],
  ['with a picture, at work', <ActionIcon key="icon" loading />],
  ['with a picture and nothing to do', <ActionIcon key="idle" disabled />],
  ['of the page before the first', <Pagination key="page" total={3} value={1} />],
])('a button %s says so and keeps the focus', (_, button) => {
  const html = shown(button);
  expect(html?.getAttributeValue('aria-disabled')).toBe('true');
  expect(html?.hasAttribute('disabled')).toBe(false);
  expect(html?.getAttributeValue('type')).toBe('button');
});

test('a button that can be pressed says nothing of the kind', () => {
  expect(shown(<Button type="submit" />)?.hasAttribute('aria-disabled')).toBe(false);
  expect(shown(<Button type="submit" />)?.getAttributeValue('type')).toBe('submit');
});
