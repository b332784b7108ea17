import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { describeScreen } from '../describe-screen.ts';
import { pageNotFound } from '../not-found.ts';
import { pictureSource } from '../picture-source.ts';
import type { Route } from './+types/styleguide-route';
import { drawSampleMaps } from './styleguide-maps.tsx';
import { StyleguidePage } from './styleguide-page.tsx';
import { STYLEGUIDE_TEXTS } from './styleguide-texts.ts';

/** As many as the samples show. */
const PICTURES = 3;

/** The pictures are those of the units: there are always some, and uploads do not change the choice. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, showsStyleguide } = siteRequest(args);
  if (!showsStyleguide) throw pageNotFound();
  const units = await listEntries(services.db, unit);
  const pictures = await findPictures(
    services.db,
    units.map(({ data }) => data.image),
  );
  return {
    language,
    pictures: units
      .flatMap(({ data }) => pictureSource(pictures.get(data.image ?? ''), language) ?? [])
      .slice(0, PICTURES),
    maps: drawSampleMaps(),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return describeScreen(matches[0].loaderData, {
    path: '/styleguide',
    title: t(screenAt('/styleguide').title, loaderData.language),
    description: t(STYLEGUIDE_TEXTS.lead, loaderData.language),
  });
}

/** No page links to it; developers know the address. */
export default function StyleguideRoutePage({ loaderData }: Route.ComponentProps) {
  return <StyleguidePage {...loaderData} />;
}
