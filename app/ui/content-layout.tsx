import type { ReactNode } from 'react';

interface ContentLayoutProps {
  children: ReactNode;
  /** SideNavigation, TableOfContents, ContactCard: beside the text on a large screen. */
  side?: ReactNode;
  /** Where the side goes on a phone. */
  sideFirst?: boolean;
}

/** The body of an inside page: the text and, on large screens, a column beside it. */
export function ContentLayout({ children, side, sideFirst = false }: ContentLayoutProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">{children}</div>
      {side && (
        <div className={`min-w-0 lg:order-none ${sideFirst ? 'order-first' : ''}`.trim()}>
          <div className="grid gap-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
            {side}
          </div>
        </div>
      )}
    </div>
  );
}
