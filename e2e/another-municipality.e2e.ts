import { expect, test } from '@playwright/test';
import { inEnglish, PUBLIC_ROUTES } from '../harness/addresses.ts';
import { startBenchSite } from '../harness/site.ts';

const NAMES = /.{0,40}(?:αιγι[αά]λει|αίγιο|αιγίου|aigialeia|aigio|κορινθιακ|corinth).{0,40}/i;

test('a site that begins empty answers everywhere, and names nothing of Aigialeia but on the drawn maps', async ({
  request,
}) => {
  test.slow();
  const site = await startBenchSite({ env: { SEED: 'none' } });
  try {
    for (const path of PUBLIC_ROUTES.flatMap((route) => [route, inEnglish(route)])) {
      const answer = await request.get(site.url + path);
      expect([200, 403, 404], path).toContain(answer.status());
      // Addresses name what was asked for; the maps are drawn for one coast (README).
      const words = (await answer.text())
        .replaceAll(/(?:href|content|action)="[^"]*:\/\/[^"]*"/g, '')
        .replaceAll(/<svg.*?<\/svg>/gs, '');
      expect(NAMES.exec(words)?.[0], path).toBeUndefined();
    }
  } finally {
    await site.stop();
  }
});
