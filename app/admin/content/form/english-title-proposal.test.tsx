import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from '../../../../domain/content-types/page.ts';
import { parseHtml, textOf } from '../../../../harness/screens/read-html.ts';
import { adminTheme } from '../../theme.ts';
import { EnglishTitleProposal } from './english-title-proposal.tsx';
import type { ContentForm } from './use-content-form.ts';

/** What is proposed for a Greek title. */
function proposed(el: string): string {
  const form = { type: page, values: { title: { el, en: '' } }, change: () => {} };
  const html = renderToStaticMarkup(
    <MantineProvider theme={adminTheme}>
      <EnglishTitleProposal form={form as unknown as ContentForm} />
    </MantineProvider>,
  );
  return textOf(parseHtml(html));
}

test('each word of a proposed English title begins with a capital, also after a hyphen or a dash', () => {
  expect(proposed('οδός Τρίκαλα-Κόρινθος – λιμάνι')).toContain('Odos Trikala-Korinthos – Limani');
});
