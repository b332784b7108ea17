import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { href, htmlLang, localise } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/web-manifest';

const LIMESTONE = '#FBF8F2';
const SEA = '#062B45';

/**
 * How the site looks on a home screen (W3C, Web Application Manifest), with the names of the settings. The icons are
 * the emblem's (server/http/files/site-icons.ts).
 */
export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { data } = await getSingleton(services.db, settings);
  const start = href('/', language);
  const manifest = {
    id: '/',
    name: localise(data.name, language).text,
    short_name: localise(data.shortName, language).text,
    lang: htmlLang(language),
    start_url: start,
    scope: '/',
    display: 'browser',
    background_color: LIMESTONE,
    theme_color: SEA,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
