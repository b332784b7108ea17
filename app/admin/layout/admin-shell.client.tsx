import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import type { StaffUser } from '../calls/api-client.ts';
import { goOnAsPersonHere } from '../session.tsx';
import { AdminProviders } from './admin-providers.client.tsx';
import { useHeldFiles } from './hold-dropped-files.ts';
import { LAYOUT_TEXTS } from './layout-texts.ts';
import { useSaidCuts } from './say-cut-paste.ts';
import { ShellHeader } from './shell-header.tsx';
import { SideNavigation } from './side-navigation.tsx';

import './admin-shell.css';
import './controls.css';

/** The frame of the admin around a screen: navigation, the person, messages. In the browser only. */
export function AdminShell(props: { user: StaffUser; hasEnded: boolean; children: ReactNode }) {
  return (
    <AdminProviders {...props}>
      <Frame {...props} />
    </AdminProviders>
  );
}

function Frame({ user, children }: { user: StaffUser; children: ReactNode }) {
  const { say } = useAdminLanguage();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useFocusOnArrival(pathname);
  useSaidCuts();
  useHeldFiles();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the menu of phones
  useEffect(() => setMenuOpen(false), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever opens a screen has begun nothing there before
  useEffect(goOnAsPersonHere, [pathname]);
  useEffect(() => {
    if (!isMenuOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setMenuOpen(false);
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isMenuOpen]);
  return (
    <div className="admin-shell" data-menu-open={isMenuOpen || undefined}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the screen */}
      <a
        href="#content"
        className="skip-link"
        onClick={(event) => {
          // Not by the browser: another address, if only behind the #, begins the form of a new entry anew.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {say(LAYOUT_TEXTS.skip)}
      </a>
      <ShellHeader isMenuOpen={isMenuOpen} onToggleMenu={() => setMenuOpen((open) => !open)} />
      <SideNavigation user={user} onClose={() => setMenuOpen(false)} />
      <main id="content" tabIndex={-1} ref={main} className="admin-main">
        {children}
      </main>
    </div>
  );
}

/**
 * After a move to another screen the focus goes to that screen; on the first screen it begins at the top of the
 * page.
 */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
