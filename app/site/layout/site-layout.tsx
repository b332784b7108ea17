import type { ReactNode } from 'react';
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
}

/** A public page: header, main, footer. The page itself brings its PageHeader or its slider. */
export function SiteLayout({ children, menu, overHero, preview, ...rest }: SiteLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {preview}
      <SiteHeader menu={menu} overHero={overHero} {...rest} />
      <main id="content" tabIndex={-1} className="flex-auto">
        {children}
      </main>
      <SiteFooter {...rest} />
    </div>
  );
}
