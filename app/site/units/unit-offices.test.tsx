import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { officeOfUnit, UnitOffices } from './unit-offices.tsx';

const unit = (name: string, more: { phone?: string; address?: string }) => ({
  id: name,
  slug: name,
  data: {
    name: { el: name, en: name },
    address: { el: more.address ?? '', en: '' },
    phone: more.phone ?? '',
    hours: [],
  },
});
const read = (units: ReturnType<typeof unit>[]) =>
  parseHtml(
    renderToStaticMarkup(<UnitOffices units={units as never} language="en" now={TEST_NOW} />),
  );

test('only units with an office, that can be called or visited, have a card', () => {
  const page = read([
    unit('Aigio', { phone: '26910 12345' }),
    unit('Erineos', {}),
    unit('Akrata', { address: 'Πλατεία' }),
  ]);
  expect(textsIn(page, '.contact-card h3')).toEqual(['Aigio', 'Akrata']);
});

test('where no unit has one, nothing is said of offices', () => {
  expect(textsIn(read([unit('Erineos', {})]), 'h2')).toEqual([]);
});

test('an office is called after its unit, in Greek where nobody translated the name', () => {
  expect(officeOfUnit({ el: 'Ερινεός', en: 'Erineos' }).en).toMatch(/: Erineos$/);
  expect(officeOfUnit({ el: 'Ερινεός', en: '' }).en).toMatch(/: Ερινεός$/);
});
