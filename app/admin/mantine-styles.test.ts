import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Components that need the styles of others too, by Mantine's own list of dependencies. */
const NEEDS: Record<string, readonly string[]> = {
  Menu: ['Popover', 'Menu'],
  Select: ['Popover', 'Combobox', 'Input'],
  SegmentedControl: ['FloatingIndicator', 'SegmentedControl'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  PasswordInput: ['Input', 'PasswordInput'],
};

const sources = readdirSync('app/admin', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`app/admin/${file}`, 'utf8'));
const used = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/^import \{([^}]*)\} from '@mantine\/core';$/gm)].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]/.test(name)),
    ),
  ),
);
const brought = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/'@mantine\/core\/styles\/(\w+)\.css'/g)].map(([, name]) => name),
  ),
);

test('every component of Mantine that the admin uses has its styles', () => {
  expect([...used]).toContain('Modal');
  const wanted = [...used].flatMap(
    (name) =>
      NEEDS[name] ?? (existsSync(`node_modules/@mantine/core/styles/${name}.css`) ? [name] : []),
  );
  expect(wanted.filter((name) => !brought.has(name))).toEqual([]);
});

test('a button whose words may take a second line cuts off no letter below its line', () => {
  const styles = readdirSync('app/admin', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`app/admin/${file}`, 'utf8'));
  const rules = styles.flatMap((style) => [
    ...style.matchAll(/[^{}]*\.mantine-Button-label[^{}]*\{([^{}]*)\}/g),
  ]);
  const wrapping = rules.filter(([, rule = '']) => rule.includes('white-space: normal'));
  expect(wrapping.length).toBeGreaterThan(3);
  // Mantine's label is as high as its line, and the γ, μ and ρ of Greek reach further.
  for (const [whole, rule] of wrapping) expect(rule, whole).toContain('overflow: visible');
});
