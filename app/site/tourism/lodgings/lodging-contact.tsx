import type { Entry } from '../../../../domain/content/model/entry.ts';
import type { unit as unitType } from '../../../../domain/content-types/unit.ts';
import { mapAddress } from '../../../../domain/places/map-address.ts';
import { entryPath } from '../../../../domain/screens/entry-path.ts';
import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { ContactCard } from '../../../ui/pieces/contact-card.tsx';
import { Panel } from '../../../ui/pieces/panel.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { WebsiteLink } from '../places/website-link.tsx';
import { FACT_TEXTS, LIST_TEXTS, PLACE_TEXTS } from '../tourism-texts.ts';
import type { Lodging } from './lodgings.ts';

interface LodgingContactProps {
  data: Lodging['data'];
  unit: Entry<typeof unitType> | undefined;
  language: Language;
}

/** Whom to call for a room. */
export function LodgingContact({ data, unit, language }: LodgingContactProps) {
  return (
    <Panel>
      <h2 className="mb-2 text-lg">{t(PLACE_TEXTS.booking, language)}</h2>
      <ContactCard
        isFramed={false}
        address={data.address.el || data.address.en ? localise(data.address, language) : undefined}
        mapHref={data.coordinates ? mapAddress(data.coordinates) : undefined}
        phones={data.phone ? [{ number: data.phone }] : []}
        email={data.email || undefined}
      />
      {(data.website || unit) && (
        <dl className="facts-side-by-side mt-4 border-t border-line pt-4">
          {data.website && (
            <div className="min-w-0">
              <dt className="text-sm text-muted">{t(FACT_TEXTS.website, language)}</dt>
              <dd className="leading-snug">
                <WebsiteLink address={data.website} />
              </dd>
            </div>
          )}
          {unit && (
            <div>
              <dt className="text-sm text-muted">{t(PLACE_TEXTS.unit, language)}</dt>
              <dd className="leading-snug">
                <TextLink href={href(entryPath('unit', unit), language)}>
                  <WordsOf words={localise(unit.data.name, language)} />
                </TextLink>
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {t(LIST_TEXTS.bookDirectly, language)}
      </p>
    </Panel>
  );
}
