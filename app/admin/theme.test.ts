import { MantineProvider, TextInput } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { adminTheme } from './theme.ts';

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// By Mantine's own rules: the steps of --mantine-color-disabled-color and --mantine-color-disabled.
test.each([
  ['light', 'gray', 5, 2],
  ['dark', 'dark', 3, 6],
] as const)(
  'words of a button that cannot be pressed can be read, %s',
  (_scheme, name, words, ground) => {
    const steps = adminTheme.colors?.[name];
    expect(contrast(steps?.[words] ?? '#000000', steps?.[ground] ?? '#000000')).toBeGreaterThan(3);
  },
);

test('the greys of the admin are those of stone and night, none without a colour', () => {
  for (const name of ['gray', 'dark'] as const) {
    const steps = adminTheme.colors?.[name] ?? [];
    expect(steps, name).toHaveLength(10);
    for (const step of steps) {
      expect(new Set(channels(step)).size, `${name} ${step}`).toBeGreaterThan(1);
    }
  }
});

test('a field that is required has no star: those that are optional say so', () => {
  const field = createElement(TextInput, { label: 'Leads to', required: true });
  const html = renderToStaticMarkup(createElement(MantineProvider, { theme: adminTheme }, field));
  expect(html).toMatch(/<label[^>]*>Leads to<\/label>/);
  expect(html).toMatch(/<input[^>]* required/);
});
