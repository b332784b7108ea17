import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { href } from '../../i18n/language.ts';
import { useAdminLanguage, useDocumentLanguage } from '../admin-language.tsx';
import { isForAdministrators } from '../screens.ts';
import { checkSession, useSession } from '../session.tsx';
import { AdminShell } from './admin-shell.client.tsx';
import { BareLoading, BareProblem, Unreachable } from './bare-problem.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';

declare global {
  interface Window {
    /** What React Router shows where a screen's code does not arrive (scripts/vite/missing-screens.ts). */
    missingScreen?: { default: typeof MissingScreen };
  }
}

export const handle = { scripts: true };

// Loaded only when needed, which is once in the life of an account.
const AddSecondFactor = lazyScreen(() => import('../must-first/add-second-factor.client.tsx'));
const MUST_FIRST = {
  'choose-password': lazyScreen(() => import('../must-first/choose-password.tsx')),
  'add-second-factor': AddSecondFactor,
  'renew-second-factor': AddSecondFactor,
};

/**
 * The frame of every admin screen, and the check who may see it (specification, sections 2 and 4): until the token
 * has been checked, server and browser render only 'Loading...'.
 */
export default function AdminRoute() {
  const session = useSession();
  const { pathname } = useLocation();
  useDocumentLanguage();
  useEffect(() => {
    window.missingScreen = { default: MissingScreen };
  }, []);
  if (session.status === 'loading') return <BareLoading />;
  if (session.status === 'unreachable') return <Unreachable onAct={() => void checkSession()} />;
  if (session.status === 'signed-out') {
    return <Navigate to="/login" replace state={session.byChoice ? null : { from: pathname }} />;
  }
  if (session.user.mustFirst) {
    const MustFirst = MUST_FIRST[session.user.mustFirst];
    return (
      <Suspense fallback={<BareLoading />}>
        <MustFirst user={session.user} hasEnded={session.hasEnded} />
      </Suspense>
    );
  }
  if (session.user.role !== 'admin' && isForAdministrators(pathname)) return <ToUnauthorized />;
  return (
    <AdminShell user={session.user} hasEnded={session.hasEnded}>
      <Outlet />
    </AdminShell>
  );
}

/**
 * The screen about missing rights is a public page, so it needs a document of its own, in the language of the admin.
 */
function ToUnauthorized() {
  const { language } = useAdminLanguage();
  useEffect(() => window.location.replace(href('/unauthorized', language)), [language]);
  return <BareLoading />;
}

/** A screen that failed. */
export function ErrorBoundary() {
  return (
    <BareProblem
      title={LAYOUT_TEXTS.brokenTitle}
      text={LAYOUT_TEXTS.brokenText}
      action={LAYOUT_TEXTS.reload}
      onAct={() => window.location.reload()}
    />
  );
}
