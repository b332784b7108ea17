import routes from 'virtual:staff-routes';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forgetAdminLanguage, setAdminLanguage } from '../../app/admin/admin-language.tsx';
import { announcements, dismiss } from '../../app/admin/announce.tsx';
import { queryClient } from '../../app/admin/calls/query-client.ts';
import { RICH_TEXT_TEXTS } from '../../app/admin/form/rich-text/texts.ts';
import AdminRoute from '../../app/admin/layout/admin-route.tsx';
import { PIECE_TEXTS } from '../../app/admin/pieces/piece-texts.ts';
import { checkSession } from '../../app/admin/session.tsx';
import InvitationPage from '../../app/admin/sign-in/invitation-page.tsx';
import LoginPage from '../../app/admin/sign-in/login-page.tsx';
import SetupPage from '../../app/admin/sign-in/setup-page.tsx';
import type { RootData } from '../../app/root-data.ts';

/** Runs in the browser of {@link openStaffScreens}: the screens of the staff at their addresses. */

type Screen = { default: ComponentType };
const FILES = import.meta.glob<Screen>('../../app/admin/**/*-page.tsx');

/** Screens of which the code is fetched when it is first shown. */
function screenOf(file: string) {
  const load = FILES[`../../app/${file}`];
  if (!load) throw new Error(`There is no ${file}.`);
  const Screen = lazy(load);
  return (
    <Suspense key={file}>
      <Screen />
    </Suspense>
  );
}

/** As the server gives it to the screens of the staff. */
const ROOT: RootData = {
  language: 'en',
  isAdmin: true,
  nonce: '',
  siteUrl: location.origin,
  preview: null,
  hasFormErrors: false,
  site: null,
};

const Nothing = () => null;
/** The frame of the screens without one in it. */
const NOWHERE = '/admin/nowhere';

const makeRouter = () =>
  createBrowserRouter([
    {
      id: 'root',
      element: <Outlet />,
      loader: () => ROOT,
      HydrateFallback: Nothing,
      children: [
        {
          element: <AdminRoute />,
          children: [
            ...routes.map(({ path, file }) => ({ path, element: screenOf(file) })),
            { path: NOWHERE, element: null },
          ],
        },
        { path: 'login', element: <LoginPage /> },
        { path: 'admin/setup', element: <SetupPage /> },
        { path: 'admin/invitation', element: <InvitationPage /> },
      ],
    },
  ]);

/** The screens that stand in the document now. */
let stage: { router: ReturnType<typeof makeRouter>; root: Root } | undefined;

function setUp(): void {
  const router = makeRouter();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  stage = { router, root };
}
setUp();

/** A frame, and what React does after it has been drawn: a screen asks for its content then. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What stands in the place of parts whose code has not come. */
const COMING = [PIECE_TEXTS.loading, RICH_TEXT_TEXTS.loading].flatMap((text) =>
  Object.values(text),
);

/** Whether a screen stands there with all that it asked for. */
function isWhole(): boolean {
  const main = document.querySelector('main:has(h1)');
  const isComing = COMING.some((words) => main?.textContent.includes(words));
  const isBusy = main?.querySelector('[aria-busy="true"]');
  return main !== null && !isComing && !isBusy && queryClient.isFetching() === 0;
}

/** Until a screen stands there with all of it. What has come may ask for more when it is drawn. */
async function untilWhole(): Promise<void> {
  for (let whole = 0; whole < 3; whole = isWhole() ? whole + 1 : 0) await nextFrame();
}

const send = window.fetch;
let hasLeft = false;
const underWay = new Set<Promise<unknown>>();
/** As in a document that has gone, nobody asks anything once the screens have left. */
const ask: typeof send = (...asked) => {
  if (hasLeft) return new Promise(() => {});
  const answer = send(...asked);
  const settled = answer.catch(() => undefined);
  underWay.add(settled);
  void settled.then(() => underWay.delete(settled));
  return answer;
};
window.fetch = ask;

window.leaveScreens = async () => {
  // What they still send when they go is sent in the same moment.
  stage?.root.unmount();
  stage?.router.dispose();
  stage = undefined;
  hasLeft = true;
  await Promise.all(underWay);
  document.body.replaceChildren();
  queryClient.clear();
  for (const { id } of announcements.current()) dismiss(id);
  window.fetch = ask;
};

window.openScreen = async (path, token) => {
  await window.leaveScreens();
  hasLeft = false;
  localStorage.clear();
  forgetAdminLanguage();
  localStorage.setItem('token', token);
  history.replaceState(null, '', path);
  // Whoever was signed in before may have been somebody else, or signed out.
  await checkSession();
  setUp();
};

window.showScreen = async (path, language) => {
  const { router } = stage ?? {};
  if (!router) throw new Error('No screen is open.');
  setAdminLanguage(language);
  // A screen begins anew, as in a document of its own, and nothing of the former one is taken for it.
  await router.navigate(NOWHERE, { flushSync: true });
  queryClient.clear();
  // At once: in a transition the former screen would stand there until the code of this one has come.
  await router.navigate(path, { flushSync: true });
  await untilWhole();
};

window.settle = untilWhole;

window.speak = async (language) => {
  setAdminLanguage(language);
  await untilWhole();
};

window.keptAnswers = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));

window.askedAgain = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap((query) =>
      query.observers.map(({ options }) => {
        const { refetchInterval: every, refetchOnWindowFocus: isLookedAt } = options;
        const pause = typeof every === 'function' ? every(query) : every;
        const ways = [pause && `each ${pause / 1000} s`, isLookedAt === 'always' && 'looked at'];
        return `${query.queryKey[0]}: ${ways.filter(Boolean).join(', ')}`;
      }),
    )
    .filter((line) => !line.endsWith(': '));

window.refetchAll = async () => {
  await queryClient.invalidateQueries();
};
