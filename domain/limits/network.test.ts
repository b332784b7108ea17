import { expect, test } from 'vitest';
import { networkOf, plainAddress, siteOf } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['0000:0000:0000:0000:0000:FFFF:C000:0201', '192.0.2.1'],
  ['2001:DB8:0:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  // Not mapped: other addresses with the same bits at the end.
  ['::fffe:192.0.2.1', '::fffe:c000:201'],
  ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is %s, however it is written', (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
});

test.each([
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '::ffff:c000:201', true],
  ['192.0.2.1', '::ffff:192.0.2.2', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['2001:db8:0:7::1', '2001:0DB8:0000:0007:ffff::2', true],
  ['2001:db8:0:7::1', '2001:db8::7', false],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['::1', '::2', true],
])('%s and %s count as one sender: %s', (one, other, areOne) => {
  expect(networkOf(one) === networkOf(other)).toBe(areOne);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4'],
  ['1::4:5:6:7:8', '1:0:0:4'],
  ['::3:4:5:6:7:8', '0:0:3:4'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['2001:db8:7::1', '2001:db8:7:ffff::2', true],
  ['2001:db8:7::1', '2001:db8:8::1', false],
])('%s and %s are of one customer: %s', (one, other, areOne) => {
  expect(siteOf(one) === siteOf(other)).toBe(areOne);
});
