import type { Language } from '../../i18n/language.ts';
import { href, localise, t } from '../../i18n/language.ts';
import type { RootData } from '../../root-data.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Emblem } from '../../ui/pictures/emblem.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { FormGuardFields } from '../forms/form-guard-fields.tsx';
import type { MenuSection } from '../layout/layout-props.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { ERROR_TEXTS } from './error-texts.ts';
import { IfInDanger } from './if-in-danger.tsx';

interface ErrorPageProps {
  kind: 'not-found' | 'unexpected';
  language: Language;
  path: string;
  site: RootData['site'];
}

/** The page for an error. Without `site` (the database did not answer) it has no header and footer. */
export function ErrorPage({ kind, language, path, site }: ErrorPageProps) {
  const texts = ERROR_TEXTS[kind];
  const title = t(texts.title, language);
  // The text of an unexpected error is English in both languages (specification, section 2).
  const isForeign = kind === 'unexpected' && language === 'gr';
  const phone = site?.settings.phones[0]?.number;
  const content = (
    <>
      <title>{site ? `${title} – ${localise(site.settings.name, language).text}` : title}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        kind={site ? 'quiet' : 'front'}
        title={isForeign ? { text: title, lang: 'en' } : title}
        lead={t(texts.lead, language)}
        language={language}
        kicker={kickerOf(kind, site !== null)}
      />
      <div className="wrap grid gap-12 py-12 md:py-16">
        <div className="grid max-w-2xl gap-8">
          {kind === 'not-found' && <SearchForm language={language} query="" />}
          <p className="flex flex-wrap gap-3">
            {kind === 'unexpected' && (
              <ButtonLink href={href(path, language)}>{t(ERROR_TEXTS.again, language)}</ButtonLink>
            )}
            <ButtonLink href={href('/', language)} variant="secondary">
              {t(ERROR_TEXTS.home, language)}
            </ButtonLink>
          </p>
          {kind === 'unexpected' && phone && (
            <p>
              {t(ERROR_TEXTS.telephone, language)}{' '}
              <TextLink href={phoneHref(phone)} className="whitespace-nowrap">
                {phone}
              </TextLink>
            </p>
          )}
          {kind === 'unexpected' && <IfInDanger language={language} />}
        </div>
        {site && <MainSections menu={site.menu} language={language} />}
      </div>
    </>
  );
  if (!site) return <main>{content}</main>;
  return (
    <SiteLayout
      language={language}
      // The page is given for many addresses: it marks none, and stays where it is in the other language.
      path={kind === 'not-found' ? '' : path}
      {...(kind === 'not-found' && { address: language === 'gr' ? '?lang=en' : '?lang=el' })}
      menu={site.menu}
      footer={site.footer}
      foot={site.foot}
      settings={site.settings}
      now={new Date(site.now)}
      alerts={site.alerts}
      newsletterFields={<FormGuardFields language={language} />}
    >
      {content}
    </SiteLayout>
  );
}

function kickerOf(kind: ErrorPageProps['kind'], hasHeader: boolean) {
  if (kind === 'not-found') return <Badge words="404" />;
  // Without a header, the emblem shows whose page it is.
  return hasHeader ? undefined : <Emblem className="size-14" />;
}

/** The home page has a button of its own. */
const isNotHome = (item: MenuSection) => item.href !== '/';

function MainSections({ menu, language }: { menu: MenuSection[]; language: Language }) {
  return (
    <nav aria-labelledby="main-sections">
      <h2 id="main-sections" className="text-2xl">
        {t(ERROR_TEXTS.sections, language)}
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {menu.filter(isNotHome).map((item) => (
          <li key={item.href} className="border-b border-line">
            <a
              href={href(item.href, language)}
              className="flex min-h-14 items-center font-semibold text-link hover:underline"
            >
              <WordsOf words={localise(item.title, language)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
