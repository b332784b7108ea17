import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { FilesInFlight } from '../http/files/files-in-flight.ts';
import { Places } from './places.ts';

test('of networks that hold as many places the one that has had one for the longest time gives it', () => {
  let clock = 0;
  const places = new Places({ total: 2, perNetwork: 2, longest: 1000 }, () => clock);
  const ended: string[] = [];
  const take = (network: string, name: string) =>
    places.take(network, { destroy: () => ended.push(name) });
  take('192.0.2.1', 'first');
  clock = 500;
  const leaveSecond = take('192.0.2.2', 'second');
  clock = 999;
  expect(take('192.0.2.3', 'third')).toBeDefined();
  expect(ended).toEqual(['first']);
  leaveSecond?.();
  leaveSecond?.();
  expect(places.taken).toBe(1);
});

test('four hundred files are on their way at most, whoever takes them', () => {
  const files = new FilesInFlight();
  const destroy = vi.fn();
  const answer = { once: () => {}, destroy } as unknown as ServerResponse;
  for (let file = 0; file < 400; file++) {
    expect(files.admit(`192.0.2.${file % 4}`, Object.create(answer))).toBe(true);
  }
  expect(destroy).not.toHaveBeenCalled();
  expect(files.admit('198.51.100.1', Object.create(answer))).toBe(true);
  expect(destroy).toHaveBeenCalledTimes(1);
});
