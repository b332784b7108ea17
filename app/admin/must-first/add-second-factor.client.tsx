import { useState } from 'react';
import { AddPasskeyDialog } from '../account/passkeys/add-passkey-dialog.tsx';
import { PASSKEYS_TEXTS } from '../account/passkeys/passkeys-texts.ts';
import { TwoStepDialog } from '../account/two-step/two-step-dialog.tsx';
import { TWO_STEP_TEXTS } from '../account/two-step/two-step-texts.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { StaffUser } from '../calls/api-client.ts';
import { AdminProviders } from '../layout/admin-providers.client.tsx';
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts';
import { checkSession } from '../session.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { SignOutWay } from './sign-out-way.tsx';

import '../account/account.css';

/**
 * The only screen for somebody who must add a second step of signing in, or whose app the server can no longer read:
 * they add an app, then go on.
 */
export default function AddSecondFactor(props: { user: StaffUser; hasEnded: boolean }) {
  const { say } = useAdminLanguage();
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null);
  const isLost = props.user.mustFirst === 'renew-second-factor';

  function close() {
    setAdding(null);
    // The server says whether the app was added: the admin opens with its answer, once the codes are kept.
    void checkSession();
  }

  return (
    <AdminProviders {...props}>
      <SignInLayout
        title={say(isLost ? TWO_STEP_TEXTS.lostTitle : TWO_STEP_TEXTS.requiredTitle)}
        lead={say(isLost ? TWO_STEP_TEXTS.lostLead : TWO_STEP_TEXTS.requiredLead)}
      >
        <div className="sign-in-form">
          <p>{say(isLost ? TWO_STEP_TEXTS.lostText : TWO_STEP_TEXTS.requiredText)}</p>
          <button type="button" className="button button-primary" onClick={() => setAdding('app')}>
            {say(TWO_STEP_TEXTS.goOn)}
          </button>
          {canUsePasskeys() && (
            <>
              <p>{say(PASSKEYS_TEXTS.insteadText)}</p>
              <button
                type="button"
                className="button button-secondary"
                onClick={() => setAdding('passkey')}
              >
                {say(PASSKEYS_TEXTS.instead)}
              </button>
            </>
          )}
          <SignOutWay />
        </div>
      </SignInLayout>
      <TwoStepDialog task={adding === 'app' ? 'turnOn' : null} onClose={close} />
      <AddPasskeyDialog isOpen={adding === 'passkey'} onClose={close} />
    </AdminProviders>
  );
}
