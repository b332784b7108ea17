import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import type { StaffUser } from '../calls/api-client.ts';
import { isCurrent, navigationFor } from '../screens.ts';
import { signOut } from '../session.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';

/** The navigation with the signed-in person and the way out (specification, section 2, Admin layout). */
export function SideNavigation(props: { user: StaffUser; onClose: () => void }) {
  const { say, lang } = useAdminLanguage();
  const { pathname } = useLocation();
  const { user } = props;
  return (
    <div id="admin-navigation" className="admin-side">
      <nav aria-label={say(LAYOUT_TEXTS.navigation)} className="admin-nav">
        {navigationFor(user.role).map((group) => (
          <div key={group.id} className="admin-nav-group">
            {group.title && <h2 id={`nav-${group.id}`}>{say(group.title)}</h2>}
            <ul aria-labelledby={group.title ? `nav-${group.id}` : undefined}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <Link
                    to={item.href}
                    aria-current={isCurrent(item, pathname) ? 'page' : undefined}
                    onClick={props.onClose}
                  >
                    {item.label[lang]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <section aria-label={say(LAYOUT_TEXTS.signedInAs)} className="admin-person">
        <p>
          <span className="admin-person-email">{user.email}</span>
          <span className="admin-person-role">{say(LAYOUT_TEXTS.roles[user.role])}</span>
        </p>
        <button type="button" onClick={signOut}>
          <LogOut aria-hidden />
          {say(LAYOUT_TEXTS.signOut)}
        </button>
      </section>
    </div>
  );
}
