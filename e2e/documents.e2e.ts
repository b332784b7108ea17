import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { inEnglish, PUBLIC_ROUTES } from '../harness/sites/addresses.ts';

/** Puts its rules together once, and not for each document. */
class OnceForAll extends StaticConfigLoader {
  #rules: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(...of: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#rules ??= super.getConfigFor(...of);
    return this.#rules;
  }
}

const rules = new OnceForAll({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements and attributes in its own valid way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Greek titles and descriptions are longer than this rule's English ones.
    'long-title': 'off',
    // Phone numbers wrap as text; the layout takes care of narrow screens.
    'tel-non-breaking': 'off',
  },
});
const validator = new HtmlValidate(rules);

const STATUSES: Record<string, number> = { '/no-such-page': 404, '/unauthorized': 403 };

for (const route of PUBLIC_ROUTES) {
  for (const path of [route, inEnglish(route)]) {
    test(`${path} is a whole document without JavaScript`, async ({ request, baseURL }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(STATUSES[route] ?? 200);
      const html = await response.text();

      expect(html.match(/<h1[ >]/g), 'one h1').toHaveLength(1);
      expect(html.match(/<title>([^<]+)<\/title>/)?.[1]).toBeTruthy();
      expect(html).not.toMatch(/ style="/);
      expect(html, 'no handlers').not.toMatch(/ on(click|load|error)=/i);
      expect(html, 'no dead link').not.toMatch(/href="(#|)"/);
      // The W3C's checker takes no role on the parts of a table.
      expect(html).not.toMatch(/<(table|thead|tbody|tr|th|td|caption)\b[^>]* role=/);
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '');
      expect(
        scripts.filter((attributes) => !/ld\+json|type="module" src="\/islands\//.test(attributes)),
      ).toEqual([]);

      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');

      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) =>
        result.messages.map(
          (message) =>
            `${message.ruleId} ${message.line}:${message.column} ${message.message} ${message.selector ?? ''}`,
        ),
      );
      expect(messages).toEqual([]);

      if (response.status() !== 200) return;
      const canonical = /<link rel="canonical" href="([^"]+)"/
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&');
      expect(canonical, 'canonical').toMatch(new RegExp(`^${baseURL}/`));
      const greek = canonical?.replace(/[?&]lang=en$/, '');
      const english = `${greek}${greek?.includes('?') ? '&' : '?'}lang=en`;
      expect(canonical).toBe(path === route ? greek : english);
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      expect(
        alternates.map(([, language, address]) => [language, address?.replaceAll('&amp;', '&')]),
      ).toEqual([
        ['el', greek],
        ['en', english],
        ['x-default', greek],
      ]);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'og:locale']) {
        expect(html).toContain(`property="${property}"`);
      }
      for (const [, json] of html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      )) {
        expect(JSON.parse(json ?? '')).toHaveProperty('@type');
      }
    });
  }
}

test('structured data says what each kind of page is', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => (JSON.parse(json ?? '{}') as { '@type': string })['@type'],
    );
  };
  const firstLink = async (path: string, pattern: RegExp) =>
    pattern.exec(await (await request.get(path)).text())?.[1] ?? '';
  expect(await typesOf('/')).toContain('GovernmentOrganization');
  expect(await typesOf('/services/certificates')).toEqual(
    expect.arrayContaining(['GovernmentService', 'BreadcrumbList']),
  );
  expect(
    await typesOf(await firstLink('/news', /href="(\/news\/(?!category)[a-z0-9-]+)"/)),
  ).toContain('NewsArticle');
  expect(
    await typesOf(await firstLink('/events', /href="(\/events\/(?!submit)[a-z0-9-]+)"/)),
  ).toContain('Event');
  expect(
    await typesOf(await firstLink('/tourism/beaches', /href="(\/tourism\/beach\/[a-z0-9-]+)"/)),
  ).toContain('TouristAttraction');
});
