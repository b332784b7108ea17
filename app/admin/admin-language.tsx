import { useEffect, useSyncExternalStore } from 'react';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { htmlLang, type Language, t } from '../i18n/language.ts';

const STORAGE_KEY = 'admin-language';
const listeners = new Set<() => void>();
let chosen: Language | undefined;

function readStored(): Language {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === 'gr' ? 'gr' : 'en';
  } catch {
    // A browser that forbids storage still gets the default.
    return 'en';
  }
}

/** The language of the admin in this browser: English unless somebody chose Greek. In the browser only. */
export function adminLanguage(): Language {
  chosen ??= readStored();
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface AdminLanguage {
  language: Language;
  /** `el` or `en`, for `lang` attributes and for picking from bilingual data. */
  lang: 'el' | 'en';
  /** A text in the language of the admin. */
  say: (text: Bilingual) => string;
}

/** The language of the admin. The server, which cannot know it, renders English. */
export function useAdminLanguage(): AdminLanguage {
  const language = useSyncExternalStore<Language>(subscribe, adminLanguage, () => 'en');
  return { language, lang: htmlLang(language), say: (text) => t(text, language) };
}

/** Keeps `<html lang>` true to the language of the admin: the server wrote it by the URL. */
export function useDocumentLanguage(): void {
  const { lang } = useAdminLanguage();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
}
