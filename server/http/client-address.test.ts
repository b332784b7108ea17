import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const PROXIES = ['10.0.0.1', '10.0.0.2', '::1'];

function addressOf(peer: string | undefined, forwarded?: string, proxies = PROXIES): string {
  const incoming = {
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  };
  return clientAddress(incoming as unknown as IncomingMessage, proxies);
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
    expect(addressOf('10.0.0.1', '10.0.0.2')).toBe('10.0.0.1');
  });

  test('is an IPv4 address also where the socket is IPv6', () => {
    expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('::FFFF:10.0.0.1', '::ffff:198.51.100.9')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '2001:db8::7')).toBe('2001:db8::7');
  });

  test('is never something that is no address', () => {
    expect(addressOf('10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '198.51.100.9, <script>')).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', 'x'.repeat(5000))).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '198.51.100.9:4711')).toBe('198.51.100.9');
    expect(addressOf('10.0.0.1', '[2001:db8::7]:4711')).toBe('2001:db8::7');
    expect(addressOf(undefined)).toBe('');
  });
});
