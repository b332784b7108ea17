import { lazy, Suspense } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import { alertsOverPages } from '../domain/alerts/shown-alert.ts';
import { getSingleton } from '../domain/content/reading/published-entries.ts';
import { settings } from '../domain/content-types/settings.ts';
import { townHallExceptions } from '../domain/places/town-hall.ts';
import { loadMenus } from '../domain/site-menu/load-menus.ts';
import type { Route } from './+types/root';
import { isAdminPath } from './admin/screens.ts';
import { htmlLang, type Language, languageOf } from './i18n/language.ts';
import { siteRequest } from './request-context.ts';
import { type RootData, useRootData } from './root-data.ts';

// Only this file imports styles, since an error page has no others.
import './theme.css';
import greekLetters from './ui/fonts/commissioner-greek.woff2?url';
import latinLetters from './ui/fonts/commissioner-latin.woff2?url';

// The admin sends this file's script too; it should not send the public layout, which an error rarely needs.
const ErrorPage = import.meta.env.SSR
  ? (await import('./site/errors/error-page.tsx')).ErrorPage
  : lazy(async () => ({ default: (await import('./site/errors/error-page.tsx')).ErrorPage }));

/** What every screen shares: the menu and the facts about the municipality. */
export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const { services, language, url, nonce, preview = null, formCameBack } = siteRequest(args);
  const isAdmin = isAdminPath(url.pathname);
  const hasFormErrors = formCameBack === true;
  const facts = { language, isAdmin, nonce, siteUrl: services.siteUrl, preview, hasFormErrors };
  if (isAdmin) return { ...facts, site: null };
  const now = services.now();
  const [menus, office, alerts] = await Promise.all([
    loadMenus(services.db),
    getSingleton(services.db, settings),
    alertsOverPages(services.db, now),
  ]);
  const site = {
    ...menus,
    settings: office.data,
    townHallExceptions: await townHallExceptions(services.db, office.data),
    now: now.toISOString(),
    alerts,
  };
  return { ...facts, site };
}

/** The admin moves between its screens without this loader, and nothing here changes for it. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRootData();
  const location = useLocation();
  const language = root?.language ?? languageOf(new URL(location.search, 'http://localhost/'));
  const scripted = useMatches().some((match) => (match.handle as { scripts?: boolean })?.scripts);
  const nonce = root?.nonce || undefined;
  return (
    <html lang={htmlLang(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#062B45" />
        {import.meta.env.DEV && <Development nonce={nonce} madeAt={root?.site?.now} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={language === 'en' ? '/site.webmanifest?lang=en' : '/site.webmanifest'}
        />
        <Meta />
        {root?.site && <FontPreloads language={language} />}
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {scripted && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * In development: the scripts that Vite needs under the content security policy, and those that show a change of the
 * code.
 */
function Development({ nonce, madeAt }: { nonce: string | undefined; madeAt: string | undefined }) {
  return (
    <>
      {nonce && <meta property="csp-nonce" nonce={nonce} />}
      <script type="module" src="/app/development/client.ts" data-made-at={madeAt} />
    </>
  );
}

/** Fonts are loaded before the style sheet asks for them, those of the page's own language first. */
function FontPreloads({ language }: { language: Language }) {
  const letters = language === 'gr' ? [greekLetters, latinLetters] : [latinLetters, greekLetters];
  return letters.map((address) => (
    <link
      key={address}
      rel="preload"
      href={address}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}

export default function Root() {
  return <Outlet />;
}

/** The last resort: a designed page, never a stack trace (specification, sections 2 and 8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  const location = useLocation();
  const language = root?.language ?? languageOf(new URL(location.search, 'http://localhost/'));
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Suspense>
      <ErrorPage
        kind={notFound ? 'not-found' : 'unexpected'}
        language={language}
        path={location.pathname}
        site={root?.site ?? null}
      />
    </Suspense>
  );
}
