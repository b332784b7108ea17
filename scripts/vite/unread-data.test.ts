import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encodeWhenRead } from './unread-data.ts';

test('the data of a document are encoded when they are read', () => {
  const file = '../../node_modules/react-router/dist/production/lib/server-runtime/server.js';
  const code = encodeWhenRead(readFileSync(new URL(file, import.meta.url), 'utf8'));
  expect(code).not.toContain('serverHandoffStream: encode');
  expect(
    code.match(/get serverHandoffStream\(\) \{ const value = encodeViaTurboStream\(/g),
  ).toHaveLength(2);
});

test('a React Router that has changed stops the build', () => {
  expect(() => encodeWhenRead('export {};')).toThrow('React Router');
});
