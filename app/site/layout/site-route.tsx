import { Outlet, useLocation, useMatches } from 'react-router';
import { useRootData } from '../../root.tsx';
import { FormGuardFields } from '../forms/form-guard-fields.tsx';
import { SiteLayout } from './site-layout.tsx';

/** What surrounds every public screen. */
export default function SiteRoute() {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const overHero = useMatches().some((match) => (match.handle as { overHero?: boolean })?.overHero);
  if (!root?.site) throw new Error('The public layout needs the menu and the settings.');
  return (
    <SiteLayout
      language={root.language}
      path={pathname}
      address={withoutLanguage(pathname, search)}
      menu={root.site.menu}
      settings={root.site.settings}
      overHero={overHero}
      now={new Date(root.site.now)}
      newsletterFields={<FormGuardFields language={root.language} />}
    >
      <Outlet />
    </SiteLayout>
  );
}

/** The address as the Greek page has it: the parameters that the screen reads, without `lang`. */
function withoutLanguage(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}
