import { ExternalLink, Menu, X } from 'lucide-react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { QuickFind } from '../content/find/quick-find.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';

import './language-switch.css';

/** The line at the top of every admin screen. */
export function ShellHeader(props: { isMenuOpen: boolean; onToggleMenu: () => void }) {
  const { say, language } = useAdminLanguage();
  const label = say(props.isMenuOpen ? LAYOUT_TEXTS.closeMenu : LAYOUT_TEXTS.openMenu);
  return (
    <header className="admin-header on-deep">
      <button
        type="button"
        className="admin-burger"
        aria-expanded={props.isMenuOpen}
        aria-controls="admin-navigation"
        aria-label={label}
        onClick={props.onToggleMenu}
      >
        {props.isMenuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
      </button>
      <Link to="/admin/pages" className="admin-brand">
        <img src="/favicon.svg" alt="" width="32" height="32" className="admin-emblem" />
        <span>{say(LAYOUT_TEXTS.area)}</span>
      </Link>
      <div className="admin-header-end">
        <QuickFind />
        <LanguageSwitch />
        <a
          href={language === 'gr' ? '/' : '/?lang=en'}
          target="_blank"
          rel="noreferrer"
          className="admin-view-site"
        >
          <ExternalLink aria-hidden />
          <span className="admin-view-site-words">{say(LAYOUT_TEXTS.viewSite)}</span>
          <span className="sr-only"> {say(LAYOUT_TEXTS.opensInNewTab)}</span>
        </a>
      </div>
    </header>
  );
}
