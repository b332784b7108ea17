import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { service } from '../../../domain/content-types/service.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import { linksIn, sectionOf, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';

/** Parts of a service that no service of the sample has. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const SERVICE = { type: 'service', slug: 'birth-certificate' };
const change = (facts: object) => changePublished(site.services.db, SERVICE, { ...facts });

test('conditions are a section of their own, and who reads English is told what is in Greek', async () => {
  await change({ conditions: { el: '<p>Να έχει δηλωθεί η γέννηση.</p>', en: '' } });
  const greek = await site.get('/services/birth-certificate');
  expect(textOf(sectionOf(greek.main, 'Προϋποθέσεις'))).toContain('Να έχει δηλωθεί η γέννηση.');
  const english = await site.get('/services/birth-certificate?lang=en');
  const section = sectionOf(english.main, 'Conditions');
  expect(section.querySelector('[lang="el"]')).not.toBeNull();
});

test('a service that is suspended says why, and offers no act', async () => {
  const online = 'https://www.gov.gr/ipiresies/lixiarxiki-praxi';
  await change({ onlineLink: online });
  const before = await site.get('/services/birth-certificate?lang=en');
  const head = ({ main }: typeof before) => linksIn(main.querySelector('.page-header') ?? main);
  expect(head(before)).toContain(online);
  await change({ suspended: { el: 'Ως τις 10 Απριλίου.', en: 'Until 10 April.' } });
  const suspended = await site.get('/services/birth-certificate?lang=en');
  expect(suspended.text).toContain('This service is suspended');
  expect(suspended.text).toContain('Until 10 April.');
  expect(head(suspended)).not.toContain(online);
  await change({ suspended: { el: '', en: '' } });
  expect((await site.get('/services/birth-certificate?lang=en')).text).not.toContain('suspended');
});

test('four forms have a section, and so have five', async () => {
  const { id: file } = await site.services.db
    .selectFrom('media')
    .where('kind', '=', 'document')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const count of [4, 5]) {
    const forms = Array.from({ length: count }, (_, at) => ({
      title: { el: `Έντυπο ${at}`, en: `Form ${at}` },
      file,
    }));
    await change({ forms });
    const { main } = await site.get('/services/birth-certificate?lang=en');
    const names = textsIn(main, 'section[aria-labelledby="forms"] article h3');
    expect(names.map((name) => name.slice(0, 6))).toEqual(forms.map(({ title }) => title.en));
  }
  await change({ forms: [] });
});

test('a short service has no contents, and no room is kept for them above the menu of its section', async () => {
  const before = await site.get('/services/birth-certificate');
  expect(before.main.querySelector('.content-layout-side .table-of-contents')).not.toBeNull();
  await change({
    ...emptyData(service.fields),
    title: { el: 'Ληξιαρχική πράξη', en: 'Birth certificate' },
    content: { el: '<p>Αντίγραφο.</p>', en: '' },
  });
  const { main } = await site.get('/services/birth-certificate');
  expect(textsIn(main, 'h2')).toContain('Τι είναι');
  expect(main.querySelector('.content-layout-side')).toBeNull();
});
