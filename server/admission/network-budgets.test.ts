import { beforeEach, expect, test } from 'vitest';
import { NetworkBudgets } from './network-budgets.ts';

let clock: number;
let budgets: NetworkBudgets;
beforeEach(() => {
  clock = 5_000;
  budgets = new NetworkBudgets(60, () => clock);
});

const ADDRESS = '192.0.2.1';
function use(address: string, times: number): number[] {
  return Array.from({ length: times }, () => budgets.take(address));
}

test('a network may ask as often as its budget says, and is then told how long to wait', () => {
  expect(new Set(use(ADDRESS, 60))).toEqual(new Set([0]));
  expect(budgets.take(ADDRESS)).toBe(1);
});

test('what is used up comes back evenly, and never beyond the budget', () => {
  use(ADDRESS, 60);
  clock += 500;
  expect(budgets.take(ADDRESS)).toBe(1);
  clock += 500;
  expect(budgets.take(ADDRESS)).toBe(0);
  expect(budgets.take(ADDRESS)).toBe(1);
  clock += 10 * 60_000;
  expect(use(ADDRESS, 61).filter((wait) => wait > 0)).toHaveLength(1);
});

test('whoever has to wait is told whole seconds, and none too few', () => {
  budgets = new NetworkBudgets(40, () => clock);
  use(ADDRESS, 40);
  expect(budgets.take(ADDRESS), 'one and a half').toBe(2);
  clock += 1_900;
  use(ADDRESS, 1);
  expect(budgets.take(ADDRESS), 'one and a quarter').toBe(2);
});

test('asking while nothing is left does not lengthen the wait', () => {
  use(ADDRESS, 60);
  for (let i = 0; i < 100; i++) {
    clock += 9;
    budgets.take(ADDRESS);
  }
  clock += 100;
  expect(budgets.take(ADDRESS)).toBe(0);
});

test('a /64 of IPv6 is one network, each address of IPv4 is one', () => {
  use('2001:db8:0:1::1', 60);
  expect(budgets.take('2001:db8:0:1:ffff::2')).toBe(1);
  expect(budgets.take('2001:db8:0:2::1')).toBe(0);
  use(ADDRESS, 60);
  expect(budgets.take('192.0.2.2')).toBe(0);
});

test('all networks of a /48 together have four budgets', () => {
  const asked = Array.from({ length: 300 }, (_, at) =>
    budgets.take(`2001:db8:7:${at.toString(16)}::1`),
  );
  expect(asked.filter((wait) => wait === 0)).toHaveLength(240);
  expect(budgets.take('2001:db8:7:ffff::1')).toBe(1);
  expect(budgets.take('2001:db8:8::1'), 'the next one').toBe(0);
  budgets.giveBack('2001:db8:7:1::1');
  expect(budgets.take('2001:db8:7:ffff::1')).toBe(0);
});

test('what is given back can be used once more, and no more than there was', () => {
  use(ADDRESS, 60);
  budgets.giveBack(ADDRESS);
  expect(use(ADDRESS, 2)).toEqual([0, 1]);
  for (let i = 0; i < 10; i++) budgets.giveBack('192.0.2.9');
  expect(use('192.0.2.9', 61).at(-1)).toBe(1);
});

test('however many networks ask, ten thousand are remembered, the latest', () => {
  use(ADDRESS, 60);
  for (let i = 0; i < 9_999; i++) budgets.take(`10.0.${i >> 8}.${i & 255}`);
  expect(budgets.take(ADDRESS)).toBe(1);
  for (let i = 0; i < 20_000; i++) budgets.take(`10.9.${i >> 8}.${i & 255}`);
  expect(budgets.size).toBe(10_000);
  expect(budgets.take(ADDRESS)).toBe(0);
});
