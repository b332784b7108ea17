import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { DataTable } from '../../ui/pieces/data-table.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadWholeMap } from '../map/load-maps.ts';
import { unitPoints } from '../map/unit-points.ts';
import { UnitsMap } from '../map/units-map.tsx';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import { TextBody } from '../pages/text-body.tsx';
import type { Route } from './+types/units-page';
import { UNIT_TEXTS as TEXTS } from './unit-texts.ts';
import { UnitTiles } from './unit-tiles.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, units, map] = await Promise.all([
    loadSectionScreen(services.db, language, '/municipality/units'),
    listEntries(services.db, unit),
    loadWholeMap(services.db, 'municipality'),
  ]);
  const pictures = await findPictures(
    services.db,
    units.map((entry) => entry.data.image),
  );
  return { screen, units, pictures, map };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describeScreen(matches[0].loaderData, describeSectionScreen(loaderData.screen, TEXTS));
}

/** The units: pictures, figures, and where they lie. */
export default function UnitsPage({ loaderData }: Route.ComponentProps) {
  const { screen, units, pictures, map } = loaderData;
  const { language, text } = screen;
  const points = unitPoints(units, map);
  return (
    <SectionScreen screen={screen} texts={TEXTS}>
      <TextBody text={text} language={language} />
      {units.length === 0 ? (
        <EmptyState title={t(TEXTS.empty, language)} />
      ) : (
        <>
          <section aria-labelledby="units" className="mt-12">
            <SectionHeading id="units" title={t(TEXTS.list, language)} />
            <UnitTiles units={units} pictures={pictures} language={language} columns={2} />
          </section>
          <section aria-labelledby="figures" className="mt-16">
            <SectionHeading id="figures" title={t(TEXTS.inFigures, language)} />
            <DataTable
              caption={t(TEXTS.inFigures, language)}
              isCaptionHidden
              columns={[
                { label: t(TEXTS.name, language) },
                { label: t(TEXTS.seat, language) },
                { label: t(TEXTS.population, language), align: 'end' },
                { label: t(TEXTS.area, language), align: 'end' },
              ]}
              rows={units.map(({ id, slug, data }) => ({
                key: id,
                cells: [
                  <a
                    key="name"
                    href={href(entryPath('unit', { slug }), language)}
                    className="text-link"
                  >
                    <WordsOf words={localise(data.name, language)} />
                  </a>,
                  <WordsOf key="seat" words={localise(data.seat, language)} />,
                  formatNumber(data.population ?? 0, language),
                  formatNumber(data.area ?? 0, language),
                ],
              }))}
            />
          </section>
          {points.length > 0 && (
            <section aria-labelledby="map" className="mt-16">
              <SectionHeading id="map" title={t(TEXTS.map, language)} />
              <UnitsMap map={map} units={points} language={language} />
            </section>
          )}
        </>
      )}
    </SectionScreen>
  );
}
