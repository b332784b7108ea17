import { expect, test } from 'vitest';
import { findOffers, type OfferSources } from './find-offers.ts';

const at = (minute: number) => `2026-05-04T10:${String(minute).padStart(2, '0')}:00.000Z`;
const here = (id: string, sequence: number, minute: number) => ({
  id,
  sequence,
  keptAt: at(minute),
  baseVersion: 3,
  values: { title: `here ${sequence}` },
});
const there = (id: string, sequence: number, minute: number) => ({
  id,
  sequence,
  keptAt: at(minute),
  baseVersion: 3,
  device: 'Firefox on Windows',
});

const find = async (sources: Partial<OfferSources<{ title: string }>>) => {
  const { offers, ended } = await findOffers({
    local: [],
    server: { copies: [], ended: [] },
    fetchValues: (id) => Promise.resolve({ title: `there, of ${id}` }),
    findOpen: () => Promise.resolve(new Set<string>()),
    wanted: undefined,
    ...sources,
  });
  return { offers: offers.map(({ id, device, values }) => [id, device, values.title]), ended };
};

test('copies of this browser and of others are offered, the newest first', async () => {
  const { offers } = await find({
    local: [here('a', 1, 5)],
    server: { copies: [there('b', 1, 9), there('c', 1, 1)], ended: [] },
  });
  expect(offers).toEqual([
    ['b', 'Firefox on Windows', 'there, of b'],
    ['a', null, 'here 1'],
    ['c', 'Firefox on Windows', 'there, of c'],
  ]);
});

test('of a copy that both have, the newer typing counts, and it is of this browser', async () => {
  const server = { copies: [there('a', 4, 5), there('b', 4, 4)], ended: [] };
  const { offers } = await find({ local: [here('a', 5, 5), here('b', 3, 4)], server });
  expect(offers).toEqual([
    ['a', null, 'here 5'],
    ['b', null, 'there, of b'],
  ]);
});

test('what was saved or discarded since is not offered, but what was typed after it is', async () => {
  const server = {
    copies: [],
    ended: [
      { id: 'saved', sequence: 4 },
      { id: 'typed-on', sequence: 4 },
    ],
  };
  const local = [here('saved', 4, 1), here('typed-on', 5, 2)];
  expect(await find({ local, server })).toEqual({
    offers: [['typed-on', null, 'here 5']],
    ended: ['saved'],
  });
});

test('without an answer of the server, this browser’s own are offered', async () => {
  const { offers } = await find({ local: [here('a', 1, 5)], server: undefined });
  expect(offers).toEqual([['a', null, 'here 1']]);
});

test('what is being typed in another tab is no offer', async () => {
  const findOpen = () => Promise.resolve(new Set(['a']));
  const server = { copies: [there('a', 1, 5), there('b', 1, 5)], ended: [] };
  const { offers } = await find({ local: [here('a', 1, 5)], server, findOpen });
  expect(offers.map(([id]) => id)).toEqual(['b']);
});

test('the copy that the address names is offered alone, and where it has ended, the others are', async () => {
  const server = { copies: [there('a', 1, 5), there('b', 1, 5)], ended: [] };
  expect((await find({ server, wanted: 'b' })).offers.map(([id]) => id)).toEqual(['b']);
  expect((await find({ server, wanted: 'gone' })).offers.map(([id]) => id)).toEqual(['a', 'b']);
});

test('a copy that ended between the list and its text is left out', async () => {
  const server = { copies: [there('a', 1, 5)], ended: [] };
  const fetchValues = () => Promise.resolve(undefined);
  expect((await find({ server, fetchValues })).offers).toEqual([]);
});

test('of very many the twenty newest are offered', async () => {
  const local = Array.from({ length: 25 }, (_, minute) => here(`copy-${minute}`, 1, minute));
  const { offers } = await find({ local });
  expect(offers).toHaveLength(20);
  expect(offers[0]?.[0]).toBe('copy-24');
  expect(offers[19]?.[0]).toBe('copy-5');
});
