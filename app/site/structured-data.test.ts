import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { findEntry } from '../../domain/content/reading/published-entries.ts';
import { department as departmentType } from '../../domain/content-types/department.ts';
import { service } from '../../domain/content-types/service.ts';
import { findScreen } from '../../domain/screens/find-screen.ts';
import { findUnknownToSchemaOrg } from '../../harness/screens/schema-org.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { inEnglish, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** What a screen says of itself to search engines (schema.org). */
async function dataOf(path: string): Promise<Record<string, unknown>[]> {
  const { html } = await site.get(path);
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

test.each([
  ['/', 'GovernmentOrganization', { name: 'Municipality of Aigialeia' }],
  [
    '/services/certificates',
    'GovernmentService',
    {
      name: 'Certificates',
      availableChannel: [
        {
          serviceLocation: {
            name: 'Central municipal building',
            address: { addressCountry: 'GR' },
          },
        },
      ],
    },
  ],
  ['/tourism/beach/akrata-beach', 'TouristAttraction', { name: 'Akrata Beach' }],
  ['/municipality/mayor', 'Person', { jobTitle: 'Mayor of Aigialeia' }],
  ['/municipality/units/aigio', 'AdministrativeArea', { name: 'Aigio' }],
  [
    '/news/brown-bins',
    'NewsArticle',
    {
      datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\d/),
      author: { name: 'Environment and Cleansing department' },
    },
  ],
])('of %s says that it is a %s', async (path, type, facts) => {
  const [found, ...others] = (await dataOf(`${path}?lang=en`)).filter(
    (one) => one['@type'] === type,
  );
  expect(others).toEqual([]);
  expect(found).toMatchObject(facts);
});

test('of a service that names no office says the counter of its department', async () => {
  const { db } = site.services;
  const transport = await findEntry(db, service, 'transport');
  if (!transport) throw new Error('The first content has no such service.');
  const channels = async () => {
    const [found] = (await dataOf('/services/transport?lang=en')).filter(
      (one) => one['@type'] === 'GovernmentService',
    );
    return found?.availableChannel;
  };
  const department = await findEntry(db, departmentType, transport.data.department ?? '');
  const counter = (name: string | undefined) => ({ serviceLocation: { name } });
  expect(await channels()).not.toMatchObject([counter(department?.data.name.en)]);
  await saveEntry(
    db,
    service,
    transport.id,
    { data: { ...transport.data, office: null } },
    actAs(TEST_ADMIN),
  );
  expect(await channels()).toMatchObject([counter(department?.data.name.en)]);
});

test('says where a page stands', async () => {
  const found = (await dataOf('/services/certificates?lang=en')).find(
    (one) => one['@type'] === 'BreadcrumbList',
  );
  const steps = found?.itemListElement as { position: number; name: string; item?: string }[];
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(steps.map(({ name }) => name)).toEqual(['Home', 'Services', 'Certificates']);
});

test('of every screen has only what schema.org knows', async () => {
  const { html } = await site.get('/sitemap.xml');
  const listed = [...html.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  // Of screens whose entries change with the day, the first that the sitemap names.
  const first = new Map(listed.toReversed().map((path) => [findScreen(path)?.path, path]));
  const addresses = [...new Set([...PUBLIC_ROUTES, ...first.values()])];
  const faults: string[] = [];
  let count = 0;
  for (const address of addresses.flatMap((path) => [path, inEnglish(path)])) {
    const data = await dataOf(address);
    count += data.length;
    faults.push(
      ...data.flatMap((one) => findUnknownToSchemaOrg(one)).map((fault) => `${address}: ${fault}`),
    );
  }
  expect(count).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
