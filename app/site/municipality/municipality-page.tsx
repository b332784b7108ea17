import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { FactList } from '../../ui/pieces/fact-list.tsx';
import { describeScreen } from '../describe-screen.ts';
import { governmentOrganization } from '../government-organization.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import { TextBody } from '../pages/text-body.tsx';
import { pictureSource } from '../picture-source.ts';
import { UnitTiles } from '../units/unit-tiles.tsx';
import type { Route } from './+types/municipality-page';
import { MUNICIPALITY_TEXTS as TEXTS } from './municipality-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, facts, units] = await Promise.all([
    loadSectionScreen(services.db, language, '/municipality'),
    getSingleton(services.db, settings),
    listEntries(services.db, unit),
  ]);
  const pictures = await findPictures(
    services.db,
    units.map((entry) => entry.data.image),
  );
  return { screen, facts: facts.data, units, pictures };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  return describeScreen(root, {
    ...describeSectionScreen(loaderData.screen, TEXTS),
    jsonLd: root?.site
      ? [
          governmentOrganization(
            loaderData.facts,
            root.siteUrl,
            root.language,
            new Date(root.site.now),
            root.site.townHallExceptions,
          ),
        ]
      : [],
  });
}

/** About the municipality: area, population, history, geography, economy, sights. */
export default function MunicipalityPage({ loaderData }: Route.ComponentProps) {
  const { screen, facts, units, pictures } = loaderData;
  const { language, text } = screen;
  const figures = [
    { label: t(TEXTS.area, language), figure: facts.area },
    { label: t(TEXTS.population, language), figure: facts.population },
    { label: t(TEXTS.units, language), figure: units.length },
  ]
    .filter(({ figure }) => figure)
    .map(({ label, figure }) => ({ label, value: formatNumber(figure ?? 0, language) }));
  // A year is not grouped: 2011, not 2.011.
  if (facts.foundedYear) {
    figures.push({ label: t(TEXTS.founded, language), value: String(facts.foundedYear) });
  }
  const more = pictureSource(text?.pictures[1], language);
  return (
    <SectionScreen
      screen={screen}
      texts={TEXTS}
      kind="place"
      bands={
        units.length > 0 && (
          <Band tone="sand" labelledBy="units">
            <SectionHeading
              id="units"
              title={t(TEXTS.units, language)}
              lead={t(TEXTS.unitsLead, language)}
              link={{
                href: href('/municipality/units', language),
                text: t(TEXTS.allUnits, language),
              }}
            />
            <UnitTiles units={units} pictures={pictures} language={language} isCompact />
          </Band>
        )
      }
    >
      {figures.length > 0 && (
        <div className="mb-14">
          <FactList facts={figures} />
        </div>
      )}
      <TextBody text={text} language={language} />
      {more && (
        <div className="mt-14">
          <Figure picture={more} caption={localise(text?.pictures[1]?.alt ?? EMPTY, language)} />
        </div>
      )}
    </SectionScreen>
  );
}

const EMPTY = { el: '', en: '' };
