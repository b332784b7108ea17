import { expect, test } from 'vitest';
import { service } from '../../content-types/service.ts';
import { emptyData } from './content-type.ts';
import { textsOf } from './texts-of.ts';

test('the name of its category is a text of an entry besides its title; of its other choices none is', () => {
  const data = {
    ...emptyData(service.fields),
    title: { el: 'Άδεια λειτουργίας', en: '' },
    audience: 'businesses',
    topic: 'building',
  };
  const written = textsOf(service, data)
    .map(({ text }) => (typeof text === 'string' ? text : text.el))
    .filter((text) => text !== '');
  // With the name of its topic «πολεοδομία» would find every service of that topic, whatever it is.
  expect(written).toEqual(['Επιχειρήσεις']);
});
