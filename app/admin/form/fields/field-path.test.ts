import { expect, test } from 'vitest';
import { attraction } from '../../../../domain/content-types/attraction.ts';
import { councilSession } from '../../../../domain/content-types/council-session.ts';
import { office } from '../../../../domain/content-types/office.ts';
import { page } from '../../../../domain/content-types/page.ts';
import { describePath, errorsUnder, withoutErrorsUnder } from './field-path.ts';

test('a path of the API is named as on the screen', () => {
  expect(describePath(councilSession, 'title', 'en')).toBe('Title');
  expect(describePath(councilSession, 'title.el', 'en')).toBe('Title (Greek)');
  expect(describePath(councilSession, 'title.en', 'en')).toBe('Title (English)');
  expect(describePath(councilSession, 'agenda.11', 'en')).toBe('Agenda 12');
  expect(describePath(councilSession, 'agenda.2.item.el', 'en')).toBe('Agenda 3, Item (Greek)');
  expect(describePath(councilSession, 'agenda.2.item.el', 'el')).toBe(
    'Ημερήσια διάταξη 3, Θέμα (Ελληνικά)',
  );
  expect(describePath(attraction, 'location.lat', 'en')).toBe('Position on the map, latitude');
  expect(describePath(office, 'hours.0.closes', 'en')).toBe('Opening hours 1, closes');
  expect(describePath(page, 'images.1', 'en')).toBe('Images 2');
  expect(describePath(page, 'slug', 'en')).toBe('Address');
  expect(describePath(page, 'publishAt', 'en')).toBe('Time of publication');
});

test('a path that nobody knows is shown as it is', () => {
  expect(describePath(page, 'former.0', 'en')).toBe('former.0');
});

test('a changed field takes its messages with it, not those of fields that begin alike', () => {
  const errors = { 'tags.0.name.el': 'a', tagsOther: 'b', title: 'c' };
  expect(errorsUnder(errors, 'tags')).toEqual(['tags.0.name.el']);
  expect(errorsUnder(errors, 'title')).toEqual(['title']);
  expect(withoutErrorsUnder(errors, 'tags')).toEqual({ tagsOther: 'b', title: 'c' });
  expect(withoutErrorsUnder(errors, 'image')).toBe(errors);
});
