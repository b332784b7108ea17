import { expect, test } from 'vitest';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { CONTENT_TYPES } from '../../../../domain/content-types/all.ts';
import { attraction } from '../../../../domain/content-types/attraction.ts';
import { askedFields } from './asked-fields.ts';

const namesFor = (category: string) =>
  askedFields(attraction.fields, { category }).map(([name]) => name);

test('a beach is asked for its shore and its lifeguard, a museum is not', () => {
  expect(namesFor('beach')).toEqual(Object.keys(attraction.fields));
  const asked = namesFor('culture');
  for (const name of ['shore', 'depth', 'shade', 'waterQuality', 'lifeguard', 'sunbeds']) {
    expect(asked, name).not.toContain(name);
  }
  expect(asked).toEqual(
    expect.arrayContaining(['name', 'hours', 'price', 'accessNote', 'gallery']),
  );
});

test('what decides whether a field is asked for is a field of the same type, and a value that it can have', () => {
  for (const { name, fields } of CONTENT_TYPES as readonly ContentType[]) {
    for (const [path, { askedWhen }] of Object.entries(fields)) {
      if (!askedWhen) continue;
      const field = fields[askedWhen.field];
      const values = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
      expect(values, `${name}.${path}`).toEqual(expect.arrayContaining([...askedWhen.is]));
    }
  }
});
