import type { ReactNode } from 'react';
import type { Language } from '../../i18n/language.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Emblem } from '../../ui/pictures/emblem.tsx';
import { Ridge } from '../../ui/pictures/ridge.tsx';
import { CoordinatesLabel } from '../../ui/text/coordinates-label.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { WordsOf } from '../../ui/text/words.tsx';
import { TownHallHours } from '../opening/town-hall-hours.tsx';
import type { LayoutProps, MenuLink } from './layout-props.ts';
import {
  FOOTER_TEXTS,
  LEGAL_LINKS,
  QUESTION_LINKS,
  REPORT_LINKS,
  SAFETY_LINKS,
} from './layout-texts.ts';

export interface SiteFooterProps extends Omit<LayoutProps, 'menu'> {
  /** Hidden fields of the newsletter form, which keep robots out. */
  newsletterFields?: ReactNode;
  /** When the page is rendered, to say whether the town hall is open. */
  now: Date;
}

/** Address, hours, links and the newsletter, under a ridge line. */
export function SiteFooter({
  language,
  settings,
  footer,
  foot,
  path,
  newsletterFields,
  now,
}: SiteFooterProps) {
  const firstPhone = settings.phones[0];
  return (
    <footer className="site-footer mt-auto">
      <Ridge into="deep" className="ridge-on-light" />
      <div className="on-deep bg-deep">
        <div className="wrap grid gap-x-12 gap-y-8 pt-8 pb-10 sm:grid-cols-2 nav:grid-cols-[1.15fr_0.85fr_1.3fr_1.35fr]">
          <div>
            <Emblem className="mb-4 size-14" isOwn={settings.emblem !== null} />
            <p className="text-xl font-semibold tracking-tight">
              <WordsOf words={localise(settings.name, language)} />
            </p>
            <address className="mt-3 leading-relaxed text-muted not-italic">
              <WordsOf words={localise(settings.street, language)} />
              <br />
              {settings.postalCode} <WordsOf words={localise(settings.city, language)} />
            </address>
            <p className="mt-1 text-muted">
              {firstPhone && (
                <FooterContact href={phoneHref(firstPhone.number)} text={firstPhone.number} />
              )}
              <FooterContact href={`mailto:${settings.email}`} text={settings.email} />
            </p>
            {settings.socialLinks.length > 0 && (
              <nav aria-label={t(FOOTER_TEXTS.social, language)}>
                <ul className="-ms-2 flex flex-wrap">
                  {settings.socialLinks.map(({ name, link }) => (
                    <li key={link}>
                      <a
                        href={href(link, language)}
                        className="flex min-h-11 items-center px-2 text-muted underline-offset-4 hover:text-text hover:underline"
                      >
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <FooterLinks
            title={t(FOOTER_TEXTS.site, language)}
            links={footer}
            language={language}
            path={path}
          />
          {settings.hours.length > 0 && (
            <div>
              <h2 className="footer-title">{t(FOOTER_TEXTS.hours, language)}</h2>
              <TownHallHours
                className="text-sm"
                hours={settings.hours}
                language={language}
                now={now}
              />
            </div>
          )}
          <div>
            <h2 className="footer-title">{t(FOOTER_TEXTS.newsletter, language)}</h2>
            <p className="text-sm text-muted">{t(FOOTER_TEXTS.newsletterText, language)}</p>
            <form
              action={href('/newsletter', language)}
              method="post"
              aria-label={t(FOOTER_TEXTS.newsletter, language)}
              className="mt-4 grid gap-1.5"
            >
              <label htmlFor="newsletter-email" className="text-sm font-semibold">
                {t(FOOTER_TEXTS.email, language)}
              </label>
              <div className="flex flex-wrap gap-2">
                <input
                  id="newsletter-email"
                  name="email"
                  type="email"
                  required
                  autoComplete="email"
                  className="control min-w-40 flex-[999]"
                />
                <Button className="flex-auto">{t(FOOTER_TEXTS.subscribe, language)}</Button>
              </div>
              {newsletterFields}
            </form>
          </div>
        </div>
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-4 text-sm text-muted">
          <nav aria-label={t(FOOTER_TEXTS.about, language)}>
            <ul className="-ms-2 flex flex-wrap">
              {[
                ...SAFETY_LINKS,
                ...QUESTION_LINKS.filter((link) => foot.includes(link.href)),
                ...REPORT_LINKS,
                ...LEGAL_LINKS.filter((link) => foot.includes(link.href)),
              ].map((link) => (
                <li key={link.href}>
                  <a
                    href={href(link.href, language)}
                    className="flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
                  >
                    <WordsOf words={localise(link.title, language)} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {settings.coordinates && (
            <p>
              <span className="sr-only">{t(FOOTER_TEXTS.position, language)}: </span>
              <CoordinatesLabel {...settings.coordinates} language={language} />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

function FooterContact({ href: address, text }: { href: string; text: string }) {
  return (
    <a
      href={address}
      className="flex min-h-11 w-fit max-w-full items-center wrap-anywhere text-text underline decoration-link-line underline-offset-4 hover:decoration-current"
    >
      {text}
    </a>
  );
}

interface FooterLinksProps {
  title: string;
  links: MenuLink[];
  language: Language;
  path: string;
}

function FooterLinks({ title, links, language, path }: FooterLinksProps) {
  if (links.length === 0) return <div />;
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul className="-mt-2 max-sm:gap-x-6 max-sm:[columns:8.5rem_2]">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={href(link.href, language)}
              aria-current={link.href === path ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-text hover:underline"
            >
              <WordsOf words={localise(link.title, language)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
