import { useAdminLanguage } from '../admin-language.tsx';
import { LAYOUT_TEXTS } from '../layout/layout-texts.ts';
import { signOut } from '../session.tsx';

/** The way out for somebody who cannot or will not do now what must be done first. */
export function SignOutWay() {
  const { say } = useAdminLanguage();
  return (
    <div className="sign-in-ways">
      <button type="button" className="button button-quiet button-small" onClick={signOut}>
        {say(LAYOUT_TEXTS.signOut)}
      </button>
    </div>
  );
}
