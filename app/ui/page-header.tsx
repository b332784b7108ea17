import type { ReactNode } from 'react';
import type { Language } from '../i18n/language.ts';
import type { BreadcrumbItem } from './breadcrumb.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import type { PictureSource } from './picture.tsx';
import { Picture } from './picture.tsx';
import { Ridge } from './ridge.tsx';
import type { Words } from './words.tsx';
import { WordsOf } from './words.tsx';

interface PageHeaderProps {
  title: Words;
  language: Language;
  /** From the section down to the parent page; the home page is added. If undefined, there is no breadcrumb. */
  breadcrumb?: BreadcrumbItem[];
  /** One or two sentences. */
  lead?: Words;
  /** Above the title: badge and date. */
  kicker?: ReactNode;
  /** Under the lead: last update, author, buttons. */
  meta?: ReactNode;
  /** A landscape beside the title, or under it on a phone. */
  picture?: PictureSource;
  /** The tone of the band after the ridge line. */
  into?: 'surface' | 'sunken';
}

/** The head of every inside page: a band of deep sea that ends in a ridge line. It contains the page's h1. */
export function PageHeader({
  title,
  language,
  breadcrumb,
  lead,
  kicker,
  meta,
  picture,
  into = 'surface',
}: PageHeaderProps) {
  return (
    <div className={`page-header on-deep ${picture ? 'page-header-pictured' : ''}`.trim()}>
      <div className="wrap">
        <div className="page-header-text">
          {breadcrumb && <Breadcrumb items={breadcrumb} language={language} />}
          {kicker && <div className="mt-4 flex flex-wrap items-center gap-3">{kicker}</div>}
          <h1 className="mt-3 text-4xl">
            <WordsOf words={title} />
          </h1>
          {lead && (
            <p className="mt-4 max-w-[30em] text-lg text-muted md:mt-5">
              <WordsOf words={lead} />
            </p>
          )}
          {meta && (
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
              {meta}
            </div>
          )}
        </div>
      </div>
      {picture && (
        <div className="page-header-picture">
          <Picture picture={picture} sizes="(min-width: 64rem) 58vw, 100vw" priority />
        </div>
      )}
      <Ridge into={into} />
    </div>
  );
}
