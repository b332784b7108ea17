import routes from 'virtual:staff-routes';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { setAdminLanguage } from '../../app/admin/admin-language.tsx';
import { RICH_TEXT_TEXTS } from '../../app/admin/form/rich-text/texts.ts';
import AdminRoute from '../../app/admin/layout/admin-route.tsx';
import { PIECE_TEXTS } from '../../app/admin/pieces/piece-texts.ts';
import { queryClient } from '../../app/admin/query-client.ts';
import LoginPage from '../../app/admin/sign-in/login-page.tsx';
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

const router = createBrowserRouter([
  {
    id: 'root',
    element: <Outlet />,
    loader: () => ROOT,
    HydrateFallback: () => null,
    children: [
      {
        element: <AdminRoute />,
        children: routes.map(({ path, file }) => ({ path, element: screenOf(file) })),
      },
      { path: 'login', element: <LoginPage /> },
    ],
  },
]);
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(<RouterProvider router={router} />);

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

window.showScreen = async (path, language) => {
  setAdminLanguage(language);
  queryClient.clear();
  // A screen begins anew, as in a document of its own, and nothing of the former one is taken for it.
  await router.navigate('/admin/elsewhere', { flushSync: true });
  // At once: in a transition the former screen would stand there until the code of this one has come.
  await router.navigate(path, { flushSync: true });
  // What has come may ask for more when it is drawn.
  for (let whole = 0; whole < 3; whole = isWhole() ? whole + 1 : 0) await nextFrame();
};

window.keptAnswers = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));
