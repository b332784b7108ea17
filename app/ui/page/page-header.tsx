import type { ReactNode } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { PictureSource } from '../pictures/picture.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Ridge } from '../pictures/ridge.tsx';
import { WaveMark } from '../pictures/wave-mark.tsx';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';
import type { BreadcrumbItem } from './breadcrumb.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

export interface PageHeaderProps {
  title: Words;
  language: Language;
  /**
   * What the page is. `quiet`: a page inside a section, which begins with its title and its facts on the page's own
   * ground. `front`: the first page of a section, on sand under a low ridge line. `place`: a page about the land itself
   * (tourism, the municipality, a unit), where the picture is the message, on the deep sea under the mountains.
   */
  kind?: 'quiet' | 'front' | 'place' | undefined;
  /** From the section down to the parent page; the home page is added. If undefined, there is no breadcrumb. */
  breadcrumb?: BreadcrumbItem[];
  /** One or two sentences. */
  lead?: Words;
  /** Above the title: badge and date. */
  kicker?: ReactNode;
  /** Under the lead: last update, author, buttons. */
  meta?: ReactNode;
  /** Beside the text and never under it; on a phone after title, lead and facts. A `front` shows none. */
  picture?: PictureSource;
  /** Under the picture: the way to all of it. */
  pictureNote?: ReactNode;
  /** 2 where it is only shown, as in the style guide. */
  headingLevel?: 1 | 2;
  /** The tone of the band after the ridge line. */
  into?: 'surface' | 'sunken';
}

/** The head of every page but the home page. It contains the page's h1. */
export function PageHeader({
  title,
  language,
  kind = 'quiet',
  breadcrumb,
  lead,
  kicker,
  meta,
  picture,
  pictureNote,
  headingLevel = 1,
  into = 'surface',
}: PageHeaderProps) {
  const shown = kind === 'front' ? undefined : picture;
  const Heading = `h${headingLevel}` as const;
  const isUpright = shown !== undefined && shown.height > shown.width;
  const classes = [
    'page-header',
    `page-header-${kind}`,
    kind === 'place' && 'on-deep',
    shown && 'page-header-pictured',
    isUpright && 'page-header-upright',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className="page-header-row">
        <div className="page-header-text">
          {breadcrumb && <Breadcrumb items={breadcrumb} language={language} />}
          {kicker && <div className="mt-4 flex flex-wrap items-center gap-3">{kicker}</div>}
          <Heading className="mt-3 text-4xl">
            <WordsOf words={title} />
          </Heading>
          {kind !== 'quiet' && <WaveMark />}
          {lead && (
            <p className="mt-4 max-w-[30em] text-lg text-muted">
              <WordsOf words={lead} />
            </p>
          )}
          {meta && (
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
              {meta}
            </div>
          )}
        </div>
        {shown && (
          <div className="page-header-picture">
            <Picture
              picture={shown}
              sizes={SIZES[kind === 'place' ? 'place' : 'quiet'][isUpright ? 'upright' : 'wide']}
              priority
            />
            {pictureNote}
          </div>
        )}
      </div>
      {kind !== 'quiet' && <Ridge into={into} />}
    </div>
  );
}

/** Of the picture, by the kind of head and the shape of the picture. */
const SIZES = {
  place: {
    wide: '(min-width: 64rem) 56vw, 100vw',
    upright: '(min-width: 64rem) 24rem, 100vw',
  },
  quiet: {
    wide: '(min-width: 75rem) 29rem, (min-width: 64rem) 38vw, 92vw',
    upright: '(min-width: 64rem) 24rem, 22rem',
  },
} as const;
