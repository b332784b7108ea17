import { expect, test } from 'vitest';
import { LICENCES } from './licences.ts';

test('each licence of Creative Commons is called by its name and leads to its own text', () => {
  const shared = LICENCES.filter(({ value }) => value.startsWith('cc-by'));
  expect(shared).toHaveLength(6);
  for (const { value, label, shown, link } of shared) {
    const terms = value.slice('cc-'.length);
    const name = `CC ${terms.toUpperCase()} 4.0`;
    expect({ label, shown, link }).toEqual({
      label: { el: name, en: name },
      shown: { el: name, en: name },
      link: `https://creativecommons.org/licenses/${terms}/4.0/`,
    });
  }
  expect(LICENCES.find(({ value }) => value === 'cc0')?.link).toBe(
    'https://creativecommons.org/publicdomain/zero/1.0/',
  );
});

test('visitors read by what right a picture is shown where that lets them use it, and no word for the office', () => {
  const read = LICENCES.filter(({ shown }) => shown !== null).map(({ value }) => value);
  expect(read.filter((value) => !value.startsWith('cc'))).toEqual(['public-domain']);
});
