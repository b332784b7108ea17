import { Fragment, type ReactNode } from 'react';
import { Mail, MapPin, Phone } from '../pictures/icons.tsx';
import { phoneHref } from '../text/phone-href.ts';
import type { Words } from '../text/words.tsx';
import { plainWords, WordsOf } from '../text/words.tsx';

interface ContactCardProps {
  /** For links to it. */
  id?: string;
  title?: Words;
  /** Beside the title: the number of its pin on a map. */
  mark?: ReactNode;
  /** The person or office. */
  text?: Words;
  address?: Words;
  /** The link of the address: a map. */
  mapHref?: string;
  phones?: { number: string; label?: Words }[];
  email?: string;
  /** `<OpeningHours>` or more. */
  children?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** On a surface of its own, or plain inside another frame. */
  isFramed?: boolean;
}

/** The number of letters that fit beside the pin on a phone. */
const LONGEST_PART = 24;

/** Between a street and its number: 'Συμπολιτείας 12', 'Κορίνθου 10Α'. */
const BEFORE_NUMBER = / (?=\d+\p{L}?$)/u;

/** How to reach someone: every address, number and mail address is a link. */
export function ContactCard({
  id,
  title,
  mark,
  text,
  address,
  mapHref,
  phones = [],
  email,
  children,
  headingLevel = 3,
  isFramed = true,
}: ContactCardProps) {
  const Heading = `h${headingLevel}` as const;
  const place = address && plainWords(address) !== '' && keepParts(address);
  const heading = title && (
    <Heading className="min-w-0 text-xl">
      <WordsOf words={title} />
    </Heading>
  );
  return (
    <div
      id={id}
      className={`contact-card ${isFramed ? 'panel' : ''} ${id ? 'scroll-mt-28' : ''}`.trim()}
    >
      {mark ? (
        <div className="flex items-start gap-3">
          {mark}
          {heading}
        </div>
      ) : (
        heading
      )}
      {text && (
        <p className="mt-1 text-sm text-muted">
          <WordsOf words={text} />
        </p>
      )}
      <address className={`not-italic ${title ? 'mt-3' : ''}`.trim()}>
        {place && (
          <ContactLine icon={<MapPin />}>
            {mapHref ? (
              <a href={mapHref} className="text-balance">
                <WordsOf words={place} />
              </a>
            ) : (
              <span className="py-2 text-balance">
                <WordsOf words={place} />
              </span>
            )}
          </ContactLine>
        )}
        {phones.map(({ number, label }) => (
          <ContactLine key={number} icon={<Phone />}>
            <a href={phoneHref(number)} className="tabular">
              {number}
            </a>
            {label && (
              <span className="text-sm text-muted max-sm:-mt-1.5 max-sm:mb-2 max-sm:basis-full">
                <WordsOf words={label} />
              </span>
            )}
          </ContactLine>
        ))}
        {email && (
          <ContactLine icon={<Mail />}>
            <a href={`mailto:${email}`}>
              <MailAddress email={email} />
            </a>
          </ContactLine>
        )}
      </address>
      {children && <div className="mt-4 border-t border-line pt-4">{children}</div>}
    </div>
  );
}

/**
 * The parts of an address between commas stay together if they fit on a phone; a street keeps its number in any case.
 */
function keepParts(address: Words): Words {
  const tie = (text: string) =>
    text
      .split(', ')
      .map((part) => part.replace(part.length <= LONGEST_PART ? / /g : BEFORE_NUMBER, '\u00a0'))
      .join(', ');
  return typeof address === 'string' ? tie(address) : { ...address, text: tie(address.text) };
}

/** It may break before its @, so that a narrow screen does not break it inside a word. */
function MailAddress({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?=@)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="contact-line">
      {icon}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">{children}</div>
    </div>
  );
}
