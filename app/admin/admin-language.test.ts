import { afterEach, expect, test, vi } from 'vitest';
import {
  adminLanguage,
  forgetAdminLanguage,
  preferredLanguage,
  setAdminLanguage,
} from './admin-language.tsx';

afterEach(() => {
  forgetAdminLanguage();
  vi.unstubAllGlobals();
});

test.each([
  [['el-GR', 'el', 'en-US', 'en'], 'gr'],
  [['el'], 'gr'],
  [['en-GB', 'el'], 'en'],
  [['de-DE', 'el-CY', 'en'], 'gr'],
  [['de-DE'], 'en'],
  [['elx'], 'en'],
  [['den', 'el'], 'gr'],
  [[], 'en'],
] as const)('a browser that prefers %j gets the admin in %s', (languages, expected) => {
  expect(preferredLanguage(languages)).toBe(expected);
});

/** A browser that prefers Greek and has kept that. */
function openBrowser(kept: string | undefined, isForbidden = false): Map<string, string> {
  const storage = new Map(kept === undefined ? [] : [['admin-language', kept]]);
  const unlessForbidden = <T>(result: T): T => {
    if (isForbidden) throw new DOMException('Storage is forbidden', 'SecurityError');
    return result;
  };
  vi.stubGlobal('navigator', { languages: ['el-GR', 'en'] });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => unlessForbidden(storage.get(key) ?? null),
      setItem: (key: string, value: string) => unlessForbidden(storage.set(key, value)),
      removeItem: (key: string) => unlessForbidden(storage.delete(key)),
    },
  });
  return storage;
}

test.each([
  ['en', 'en'],
  ['fr', 'gr'],
  [undefined, 'gr'],
] as const)('a Greek browser that has kept %s shows the admin in %s', (kept, expected) => {
  openBrowser(kept);
  expect(adminLanguage()).toBe(expected);
});

test('what somebody chose is kept until they leave', () => {
  const storage = openBrowser(undefined);
  setAdminLanguage('en');
  expect(adminLanguage()).toBe('en');
  expect([...storage]).toEqual([['admin-language', 'en']]);
  forgetAdminLanguage();
  expect([...storage]).toEqual([]);
  expect(adminLanguage()).toBe('gr');
});

test('a browser that keeps nothing shows the language that was chosen all the same', () => {
  openBrowser('en', true);
  expect(adminLanguage()).toBe('gr');
  setAdminLanguage('en');
  expect(adminLanguage()).toBe('en');
  forgetAdminLanguage();
  expect(adminLanguage()).toBe('gr');
});
