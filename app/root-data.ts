import { useRouteLoaderData } from 'react-router';
import type { AlertsOverPages } from '../domain/alerts/shown-alert.ts';
import type { EntryData } from '../domain/content/model/content-type.ts';
import type { settings } from '../domain/content-types/settings.ts';
import type { Menus } from '../domain/site-menu/load-menus.ts';
import type { OpeningException } from '../domain/time/opening-schedule.ts';
import type { Language } from './i18n/language.ts';
import type { Preview } from './request-context.ts';

/** What every screen shares. */
export interface RootData {
  language: Language;
  isAdmin: boolean;
  /** For inline scripts and styles of the admin. */
  nonce: string;
  siteUrl: string;
  /** The menus and the facts about the municipality; null in the admin. */
  site:
    | (Menus & {
        settings: EntryData<typeof settings>;
        /** Closures and other hours of the town hall alone. */
        townHallExceptions: OpeningException[];
        /** The moment of the answer, in ISO 8601 UTC. */
        now: string;
        /** The warnings of this moment; null without one. */
        alerts: AlertsOverPages | null;
      })
    | null;
  /** Given where the page shows what is not public yet. */
  preview: Preview | null;
  /** True where the page shows a form again, with what is wrong with it. */
  hasFormErrors: boolean;
}

/** The data of the root's loader; undefined where it failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}
