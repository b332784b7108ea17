import { expect, test } from 'vitest';
import { menuItem } from '../../../../../domain/content-types/menu-item.ts';
import { settings } from '../../../../../domain/content-types/settings.ts';
import { nameFor } from './name-for.ts';

const title = { el: 'Επικοινωνία', en: 'Contact' };

test('what leads to a page takes its title, as long as it has none of its own', () => {
  const { fields } = menuItem;
  expect(nameFor(fields, { title: { el: ' ', en: ' ' } }, title)).toEqual({ title });
  expect(nameFor(fields, { title: { el: 'Γράψτε μας', en: '' } }, title)).toEqual({});
  expect(nameFor(fields, { title: { el: '', en: 'Write to us' } }, title)).toEqual({});
  expect(nameFor(fields.submenu.of, { title: { el: '', en: '' } }, title)).toEqual({ title });
  expect(nameFor(settings.fields.socialLinks.of, { name: '' }, title)).toEqual({});
});
