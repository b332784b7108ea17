import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { htmlLang, type Language, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Emblem } from '../../ui/pictures/emblem.tsx';
import { ERROR_TEXTS } from './error-texts.ts';
import { IfInDanger } from './if-in-danger.tsx';

interface Refusal {
  title: Bilingual;
  text: Bilingual;
  language: Language;
  /** Addresses of the style sheets of the site. */
  styles: readonly string[];
  /** The way on; left out, to try again at the same address. */
  way?: ReactNode;
}

/**
 * A whole document that tells a visitor that there is nothing for them, or not now. It needs neither the database nor
 * the router: it is for when there is no time for them.
 */
export function writeRefusal({ title, text, language, styles, way }: Refusal): string {
  const html = renderToStaticMarkup(
    <html lang={htmlLang(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{t(title, language)}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
      </head>
      <body>
        <main>
          <PageHeader
            kind="front"
            title={t(title, language)}
            lead={t(text, language)}
            language={language}
            kicker={<Emblem className="size-14" />}
          />
          <div className="wrap grid gap-12 py-12 md:py-16">
            <p>
              {/* The address that was asked for, whichever it is. */}
              {way ?? <ButtonLink href="">{t(ERROR_TEXTS.again, language)}</ButtonLink>}
            </p>
            {/* Everybody comes at once when something has happened. */}
            {way === undefined && <IfInDanger language={language} />}
          </div>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
