import type { ReactNode } from 'react';
import type { AlertsOverPages } from '../../../domain/alerts/shown-alert.ts';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { AlertBanner } from '../alerts/alert-banner.tsx';
import type { MenuSection } from './layout-props.ts';
import type { SiteFooterProps } from './site-footer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteLayoutProps extends SiteFooterProps {
  children: ReactNode;
  menu: MenuSection[];
  /** True if the page begins with the slider, which runs under the header. */
  overHero?: boolean;
  /** Says that the page is no public one. */
  preview?: ReactNode;
  alerts: AlertsOverPages | null;
}

/** A public page: header, main, footer. The page itself brings its PageHeader or its slider. */
export function SiteLayout({
  children,
  menu,
  overHero,
  preview,
  alerts,
  ...rest
}: SiteLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {preview}
      <SkipLink language={rest.language} />
      {alerts && <AlertBanner {...alerts} language={rest.language} now={rest.now} />}
      {/* With a warning above it the header does not lie over the slider: it would cover the warning. */}
      <SiteHeader menu={menu} overHero={overHero && !alerts} {...rest} />
      <main id="content" tabIndex={-1} className="flex-auto">
        {children}
      </main>
      <SiteFooter {...rest} />
    </div>
  );
}
