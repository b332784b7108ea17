import type { ReactNode } from 'react';

interface ContentLayoutProps {
  children: ReactNode;
  /** TableOfContents, ContactCard: beside the text on a large screen, for as long as one reads it. */
  side?: ReactNode;
  /** Before the text on a phone, rather than after it. */
  sideFirst?: boolean;
  /** SideNavigation: after the text, closed on a phone; on a large screen at the end of the column, below `side`. */
  navigation?: ReactNode;
}

const TOP = 'lg:top-[calc(var(--header-height)+2rem)]';

/** The body of an inside page: the text and, on large screens, a column beside it. */
export function ContentLayout({
  children,
  side,
  sideFirst = false,
  navigation,
}: ContentLayoutProps) {
  const rows = side && navigation ? 'lg:grid-rows-[1fr_auto]' : '';
  const beside = side && (
    <div className="content-layout-side min-w-0 lg:col-start-2 lg:row-start-1">
      <div className={`grid gap-8 lg:sticky ${TOP}`}>{side}</div>
    </div>
  );
  return (
    <div
      className={`content-layout wrap grid gap-x-16 gap-y-5 py-6 md:py-12 lg:gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14 ${rows}`.trim()}
    >
      {sideFirst && beside}
      <div
        className={`min-w-0 lg:col-start-1 lg:row-start-1 ${rows ? 'lg:row-span-2' : ''}`.trim()}
      >
        {children}
      </div>
      {!sideFirst && beside}
      {navigation && (
        <div
          className={`min-w-0 max-lg:mt-4 lg:col-start-2 ${side ? 'lg:row-start-2' : 'lg:row-start-1'}`}
        >
          <div className={side ? undefined : `lg:tall:sticky ${TOP}`}>{navigation}</div>
        </div>
      )}
    </div>
  );
}
