import type { Entry } from '../../../domain/content/model/entry.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { Fold } from '../../ui/pieces/fold.tsx';
import { OfficeHours } from '../opening/office-hours.tsx';
import { hasOffice } from './has-office.ts';
import { UNIT_TEXTS as TEXTS } from './unit-texts.ts';

/** What the office of a unit is called where its unit does not stand beside it. */
export const officeOfUnit = (name: Bilingual): Bilingual => ({
  el: `${TEXTS.unitOffice.el}: ${name.el}`,
  en: `${TEXTS.unitOffice.en}: ${name.en || name.el}`,
});

interface UnitOfficesProps {
  units: Entry<typeof unit>[];
  language: Language;
  now: Date;
}

/** The offices to which texts send people as ‘the office of your municipal unit’, by the names of the units. */
export function UnitOffices({ units, language, now }: UnitOfficesProps) {
  const withOffice = units.filter(({ data }) => hasOffice(data));
  if (withOffice.length === 0) return null;
  return (
    <Band labelledBy="unit-offices">
      <SectionHeading
        id="unit-offices"
        title={t(TEXTS.offices, language)}
        lead={t(TEXTS.officeText, language)}
        link={{ href: href('/municipality/units', language), text: t(TEXTS.allUnits, language) }}
      />
      <Fold title={t(TEXTS.officeOfEach, language)} isBare>
        <CardGrid columns={3} gap="narrow" className="office-cards">
          {withOffice.map(({ id, slug, data }) => (
            <ContactCard
              key={id}
              id={`unit-${slug}`}
              title={localise(data.name, language)}
              address={localise(data.address, language)}
              phones={data.phone ? [{ number: data.phone }] : []}
            >
              {data.hours.length > 0 && (
                <OfficeHours
                  showsComing
                  office={data}
                  language={language}
                  now={now}
                  className="text-sm"
                />
              )}
            </ContactCard>
          ))}
        </CardGrid>
      </Fold>
    </Band>
  );
}
