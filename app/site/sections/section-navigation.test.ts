import { describe, expect, test } from 'vitest';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { fillEmptyDatabase } from '../../../seed/fill.ts';
import type { SectionLinks } from './section-links.ts';
import { ancestorLinks, visibleLinks } from './section-links.ts';
import { listSectionLinks } from './section-navigation.ts';

const text = (el: string) => ({ el, en: el });
const section: SectionLinks = {
  title: text('Ο Δήμος'),
  href: '/municipality',
  items: [
    { title: text('Διαφάνεια'), href: '/municipality/transparency' },
    { title: text('Διαδικασίες'), href: '/municipality/transparency/procedures' },
    { title: text('Ιστορία'), href: '/municipality/history' },
  ],
};
const hrefs = (links: { href: string }[]) => links.map((link) => link.href);

describe('the menu of a section', () => {
  test('hides what lies below a link until the visitor is there', () => {
    expect(hrefs(visibleLinks(section, '/municipality/history'))).toEqual([
      '/municipality/transparency',
      '/municipality/history',
    ]);
    expect(visibleLinks(section, '/municipality/transparency')).toHaveLength(3);
    expect(visibleLinks(section, '/municipality/transparency/procedures')).toHaveLength(3);
  });

  test('takes no page for part of another whose address begins like its own', () => {
    const like = { title: text('Αρχείο'), href: '/municipality/history-archive' };
    const more = { ...section, items: [...section.items, like] };
    expect(hrefs(visibleLinks(more, '/municipality/history'))).toContain(like.href);
    expect(hrefs(visibleLinks(more, '/municipality'))).toContain(like.href);
  });

  test('leads from the section down to the page', () => {
    expect(hrefs(ancestorLinks(section, '/municipality/transparency/procedures'))).toEqual([
      '/municipality',
      '/municipality/transparency',
    ]);
    expect(hrefs(ancestorLinks(section, '/volunteering'))).toEqual(['/municipality']);
    expect(ancestorLinks(section, '/municipality')).toEqual([]);
  });

  test('has the fixed screens even where nothing was seeded, but no service that does not exist', async () => {
    const connection = await openTestSqlite();
    const store = { put: async () => undefined } as never;
    await fillEmptyDatabase(connection.db, store, { kind: 'none', now: new Date() });
    const municipality = await listSectionLinks(connection.db, 'municipality');
    expect(hrefs(municipality.items)).toContain('/municipality/history');
    const services = await listSectionLinks(connection.db, 'services');
    expect(hrefs(services.items)).toEqual([
      '/services/eservices',
      '/services/glossary',
      '/services/questions',
    ]);
    await connection.close();
  });
});
