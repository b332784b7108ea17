import type { ReactNode } from 'react';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { Fold } from '../../ui/pieces/fold.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import type { SiteSettings } from '../layout/layout-props.ts';
import { MapBlock } from '../map/map-block.tsx';
import { TownHallHours } from '../opening/town-hall-hours.tsx';
import { HOME_TEXTS } from './home-texts.ts';
import type { HomeData } from './load-home.ts';

/** Height of the map on the home page, in pixels (specification, section 2). */
const MAP_HEIGHT = 300;

/** Address, phones, hours, map and the short form. */
export function HomeContact({
  settings,
  ground,
  language,
  now,
  children,
}: {
  settings: SiteSettings;
  ground: HomeData['ground'];
  language: Language;
  now: Date;
  /** The form. */
  children: ReactNode;
}) {
  const address = `${localise(settings.street, language).text}, ${settings.postalCode} ${localise(settings.city, language).text}`;
  return (
    <Band labelledBy="contact">
      <SectionHeading id="contact" title={t(HOME_TEXTS.contact, language)} />
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid gap-6">
          <ContactCard
            title={t(HOME_TEXTS.townHall, language)}
            address={address}
            mapHref={settings.coordinates ? mapAddress(settings.coordinates) : undefined}
            phones={settings.phones.map((phone) => ({
              number: phone.number,
              label: localise(phone.label, language),
            }))}
            email={settings.email}
          >
            {settings.hours.length > 0 && (
              <>
                <h4 className="mt-2 mb-2 font-semibold">{t(HOME_TEXTS.hours, language)}</h4>
                <TownHallHours hours={settings.hours} language={language} now={now} />
              </>
            )}
          </ContactCard>
          {settings.coordinates && (
            <MapBlock
              {...settings.coordinates}
              ground={ground}
              name={HOME_TEXTS.townHall}
              height={MAP_HEIGHT}
              language={language}
            />
          )}
        </div>
        <Panel>
          <Fold title={t(HOME_TEXTS.writeToUs, language)} headingLevel={3} titleSize="text-2xl">
            {children}
          </Fold>
        </Panel>
      </div>
    </Band>
  );
}
