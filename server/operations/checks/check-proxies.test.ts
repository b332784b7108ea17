import { expect, test } from 'vitest';
import { checkProxies } from './check-proxies.ts';

test.each([
  ['10.0.0.0/7', 'problem'],
  ['10.0.0.0/8', 'note'],
  ['10.1.2.0/23', 'note'],
  ['10.1.2.0/24', undefined],
  ['2001::/15', 'problem'],
  ['2001::/16', 'note'],
  ['2001:db8::/63', 'note'],
  ['2001:db8::/64', undefined],
] as const)('%s among those who are trusted is a %s', (network, level) => {
  const found = checkProxies({ trustedProxies: ['127.0.0.1', network] });
  expect(found.map((one) => one.level)).toEqual(level ? [level] : []);
});
