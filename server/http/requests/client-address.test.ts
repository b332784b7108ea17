import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { parseNetwork, trustProxies } from './trusted-proxies.ts';

const PROXIES = ['10.0.0.1', '10.0.0.2', '::1'];

function addressOf(peer: string | undefined, forwarded?: string, proxies = PROXIES): string {
  const incoming = {
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  };
  return clientAddress(incoming as unknown as IncomingMessage, trustProxies(proxies));
}

describe('the address of a client', () => {
  test('is the peer’s, whatever the peer claims, unless it is a trusted proxy', () => {
    expect(addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('192.0.2.1', '198.51.100.9')).toBe('192.0.2.1');
    expect(addressOf('10.0.0.1', '198.51.100.9', [])).toBe('10.0.0.1');
  });

  test('is what the trusted proxy saw, not what the client wrote in front of it', () => {
    expect(addressOf('10.0.0.1', '198.51.100.9')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '203.0.113.5, 198.51.100.9')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '10.0.0.2, 203.0.113.5,198.51.100.9')).toBe('198.51.100.9');
  });

  test('is found behind a chain of trusted proxies', () => {
    expect(addressOf('10.0.0.1', '203.0.113.5, 198.51.100.9, 10.0.0.2')).toBe('198.51.100.9');
    expect(addressOf('::1', '198.51.100.9, 10.0.0.1, 10.0.0.2')).toBe('198.51.100.9');
  });

  test('is the proxy’s own when it names nobody else', () => {
    expect(addressOf('10.0.0.1')).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', ' , ,')).toBe('10.0.0.1');
    // Empty places name nobody (RFC 9110, section 5.6.1).
    expect(addressOf('10.0.0.1', '198.51.100.9, ,')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '10.0.0.2')).toBe('10.0.0.1');
  });

  test('is an IPv4 address also where the socket is IPv6', () => {
    expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('::FFFF:10.0.0.1', '::ffff:198.51.100.9')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '2001:db8::7')).toBe('2001:db8::7');
    expect(addressOf('10.0.0.1', '::ffff:c633:6409')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '[0:0:0:0:0:FFFF:198.51.100.9]:4711')).toBe('198.51.100.9');
  });

  test('is never something that is no address', () => {
    expect(addressOf('10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '198.51.100.9, <script>')).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', 'x'.repeat(5000))).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '198.51.100.9:4711')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '[2001:db8::7]:4711')).toBe('2001:db8::7');
    expect(addressOf(undefined)).toBe('');
  });

  test.each([
    ['a network', '172.18.0.0/16', '172.18.44.7', '172.19.0.1'],
    ['a network named by an address inside it', '172.18.3.4/16', '172.18.44.7', '172.19.0.1'],
    ['a half of a network', '198.51.100.128/25', '198.51.100.200', '198.51.100.127'],
    ['a network of IPv6', '2001:db8:7::/48', '2001:db8:7:1::9', '2001:db8:8::1'],
    ['an address of IPv6, however written', '2001:db8:0:0::1', '2001:DB8::1', '2001:db8::2'],
  ])('is what %s of proxies says, and nobody beside it', (_, network, inside, outside) => {
    expect(addressOf(inside, '203.0.113.5', [network])).toBe('203.0.113.5');
    expect(addressOf(inside, `203.0.113.5, ${inside}`, [network])).toBe('203.0.113.5');
    expect(addressOf(outside, '203.0.113.5', [network])).toBe(outside);
    expect(addressOf(inside, `203.0.113.5, ${outside}`, [network])).toBe(outside);
  });

  test('is believed of a network also where the socket is IPv6', () => {
    expect(addressOf('::ffff:10.1.2.3', '203.0.113.5', ['10.0.0.0/8'])).toBe('203.0.113.5');
    expect(addressOf('::ffff:11.1.2.3', '203.0.113.5', ['10.0.0.0/8'])).toBe('11.1.2.3');
    expect(addressOf('::ffff:a01:203', '203.0.113.5', ['10.0.0.0/8'])).toBe('203.0.113.5');
  });

  test.each([
    ['an address', '::ffff:10.0.0.7', '10.0.0.7', '10.0.0.8'],
    ['an address in hexadecimal digits', '::FFFF:a00:7', '10.0.0.7', '10.0.0.8'],
    ['a network', '::ffff:10.0.0.0/104', '10.200.0.7', '11.0.0.7'],
    ['a small network', '0:0:0:0:0:ffff:10.0.0.0/120', '10.0.0.7', '10.0.1.7'],
  ])('is what %s of IPv4 says that is written as IPv6', (_, network, inside, outside) => {
    for (const form of ['', '::ffff:']) {
      expect(addressOf(form + inside, '203.0.113.5', [network])).toBe('203.0.113.5');
      expect(addressOf(form + outside, '203.0.113.5', [network])).toBe(outside);
    }
  });

  test.each([
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
    '10.0/8',
    'fe80::1%eth0',
    '/8',
    // Who writes so means 10.0.0.0/8, and would trust everybody.
    '::ffff:10.0.0.0/8',
  ])('is not told by %s, which is no network', (text) => {
    expect(parseNetwork(text)).toBeUndefined();
  });
});
