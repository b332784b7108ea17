import { Outlet, useLocation, useMatches } from 'react-router';
import { useRootData } from '../../root-data.ts';
import { FormGuardFields } from '../forms/form-guard-fields.tsx';
import { PreviewBar } from '../preview/preview-bar.tsx';
import type { SectionLinks } from '../sections/section-links.ts';
import { SiteLayout } from './site-layout.tsx';

/** A screen that may begin with a picture under the header says whether it does, by what it has loaded. */
interface HeroHandle {
  overHero?: (loaderData: unknown) => boolean;
}

/** The frame of every public screen. */
export default function SiteRoute() {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const overHero = matches.some(({ handle, loaderData }) =>
    (handle as HeroHandle | undefined)?.overHero?.(loaderData),
  );
  if (!root?.site) throw new Error('The public layout needs the menu and the settings.');
  const bar = root.preview?.bar;
  return (
    <SiteLayout
      preview={bar && <PreviewBar bar={bar} language={root.language} />}
      language={root.language}
      path={pathname}
      address={bar?.address ?? withoutLanguage(pathname, search)}
      section={sectionOf(matches.at(-1)?.loaderData)}
      menu={root.site.menu}
      footer={root.site.footer}
      foot={root.site.foot}
      settings={root.site.settings}
      overHero={overHero}
      now={new Date(root.site.now)}
      alerts={root.site.alerts}
      newsletterFields={<FormGuardFields language={root.language} />}
    >
      <Outlet />
    </SiteLayout>
  );
}

/** The path of the section whose menu the screen shows, when its loader brought one. */
function sectionOf(data: unknown): string | undefined {
  const { section, screen } = (data ?? {}) as {
    section?: SectionLinks | null;
    screen?: { section?: SectionLinks };
  };
  return (section ?? screen?.section)?.href;
}

/** The address of the Greek page: the path and the parameters that the screen reads, without `lang`. */
function withoutLanguage(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('lang');
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}
