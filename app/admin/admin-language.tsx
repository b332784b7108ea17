import { useEffect, useSyncExternalStore } from 'react';
import type { Bilingual, Lang } from '../../domain/text/bilingual.ts';
import { htmlLang, type Language, t } from '../i18n/language.ts';

const STORAGE_KEY = 'admin-language';
const listeners = new Set<() => void>();
let chosen: Language | undefined;

function readStored(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return stored === 'gr' || stored === 'en' ? stored : undefined;
  } catch {
    // A browser that forbids storage remembers nothing.
    return undefined;
  }
}

/** Greek for a browser that prefers it to English. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages.find((tag) => /^(?:el|en)(?:-|$)/i.test(tag));
  return known && /^el/i.test(known) ? 'gr' : 'en';
}

/**
 * The language of the admin in this browser: what somebody chose, here or, before they signed in, elsewhere; else the
 * browser's own. In the browser only.
 */
export function adminLanguage(): Language {
  chosen ??= readStored() ?? preferredLanguage(navigator.languages);
  return chosen;
}

/** Switches the language of every open admin screen of this tab and remembers it. */
export function setAdminLanguage(language: Language): void {
  chosen = language;
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Not remembered, but switched.
  }
  for (const listener of listeners) listener();
}

/** Begins again in the browser's language: the next person at this computer may be somebody else. */
export function forgetAdminLanguage(): void {
  chosen = undefined;
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was remembered.
  }
  for (const listener of listeners) listener();
}

/** Hears of each switch. Returns what stops that. */
export function onAdminLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface AdminLanguage {
  language: Language;
  /** `el` or `en`, for `lang` attributes and for picking from bilingual data. */
  lang: Lang;
  /** A text in the language of the admin. */
  say: (text: Bilingual) => string;
}

/** The language of the admin. The server, which cannot know it, renders English. */
export function useAdminLanguage(): AdminLanguage {
  const language = useSyncExternalStore<Language>(onAdminLanguage, adminLanguage, () => 'en');
  return { language, lang: htmlLang(language), say: (text) => t(text, language) };
}

/** Keeps `<html lang>` true to the language of the admin: the server wrote it by the URL. */
export function useDocumentLanguage(): void {
  const { lang } = useAdminLanguage();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
}
