import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withOwnRefs } from './lean-scroll-area.ts';

test('Mantine’s scroll area comes without the library for what floats', () => {
  const file = '../../node_modules/@mantine/core/esm/components/ScrollArea/ScrollArea.mjs';
  const code = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(withOwnRefs(code)).not.toContain('@floating-ui');
});

test('a scroll area that has changed stops the build', () => {
  expect(() => withOwnRefs('export {};')).toThrow('ScrollArea');
});
