import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fromTemplate } from '../../../domain/alerts/templates.ts';
import { parseHtml } from '../../../harness/screens/read-html.ts';
import { adminTheme } from '../theme.ts';
import { KeptWarningOffer } from './kept-warning-offer.tsx';

const NOW = '2026-03-04T12:00';

/** What the offer of a kept warning with that Greek title says of it. */
function said(title: string): string | undefined {
  const data = { ...fromTemplate('other', NOW), title: { el: title, en: '' } };
  const kept = {
    keptAt: '2026-03-04T10:00:00.000Z',
    values: { data, isBilingual: false },
  } as Parameters<typeof KeptWarningOffer>[0]['kept'];
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <MantineProvider theme={adminTheme}>
      <KeptWarningOffer kept={kept} onTake={nothing} onDrop={nothing} />
    </MantineProvider>,
  );
  return parseHtml(html).querySelector('p')?.textContent;
}

test('a kept warning is named by its title, and said to have none before it has', () => {
  expect(said('Φωτιά')).toMatch(/^(«Φωτιά»|‘Φωτιά’), /);
  expect(said('Νερό $$')).toMatch(/^(«Νερό \$\$»|‘Νερό \$\$’), /);
  expect(said(' ')).toMatch(/^(Χωρίς τίτλο|Without a title), /);
});
