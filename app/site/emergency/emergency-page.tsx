import { renderToStaticMarkup } from 'react-dom/server';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { loadMenus } from '../../../domain/site-menu/load-menus.ts';
import { localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/emergency-page';
import { EmergencyBody } from './emergency-body.tsx';
import { EMERGENCY_TEXTS } from './emergency-texts.ts';
import { loadEmergency } from './load-emergency.ts';
import { SmallDocument } from './small-document.tsx';

/**
 * The page for an emergency: a small document of its own, without fonts, pictures and the frame of the other screens,
 * so that it arrives over the weakest line and is kept whole for when there is none. In emergency mode it stands at the
 * address of the home page, too, with the ways to the rest of the site.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, isEmergencyHome = false } = siteRequest(args);
  const emergency = await loadEmergency(services);
  const { name, shortName } = emergency.settings;
  const title = isEmergencyHome
    ? localise(name, language).text
    : t(screenAt('/emergency').title, language);
  const menu = isEmergencyHome ? (await loadMenus(services.db)).menu : [];
  const html = renderToStaticMarkup(
    <SmallDocument
      path={isEmergencyHome ? '/' : '/emergency'}
      language={language}
      siteUrl={services.siteUrl}
      shortName={shortName}
      siteName={name}
      title={title}
      description={t(EMERGENCY_TEXTS.lead, language)}
    >
      <EmergencyBody {...emergency} language={language} title={title} menu={menu} />
    </SmallDocument>,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
