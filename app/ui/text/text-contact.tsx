import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { OpeningPeriod } from '../../../domain/time/opening-period.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { dayNames, HOURS_TEXTS } from './opening-hours.tsx';
import { groupDays } from './opening-hours-model.ts';
import { phoneHref } from './phone-href.ts';
import { WordsOf } from './words.tsx';

interface TextContactProps {
  contact: {
    name: Bilingual;
    address: Bilingual;
    phone: string;
    email: string;
    hours: OpeningPeriod[];
  };
  language: Language;
}

/** The contact card of an office within a text: on public pages and, with the same styles, in the editor. */
export function TextContact({ contact, language }: TextContactProps) {
  const { phone, email } = contact;
  const name = localise(contact.name, language);
  const address = localise(contact.address, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="text-contact" role="group" aria-label={name.text}>
      <p className="text-contact-name">
        <WordsOf words={name} />
      </p>
      <address>
        {address.text && (
          <p>
            <WordsOf words={address} />
          </p>
        )}
        {phone && (
          <p>
            {t(TEXTS.phone, language)}: <a href={phoneHref(phone)}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            Email: <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </address>
      {contact.hours.length > 0 && (
        <dl>
          {groupDays(contact.hours).map((group) => (
            <div key={group.from}>
              <dt>{dayNames(group, language)}</dt>
              <dd>
                {group.hours.length === 0
                  ? t(HOURS_TEXTS.closed, language)
                  : group.hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const TEXTS = { phone: { el: 'Τηλέφωνο', en: 'Phone' } };
