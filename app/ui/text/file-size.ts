import type { Language } from '../../i18n/language.ts';

const KILOBYTE = 1024;

/** A size in bytes as people read it: '240 KB', '1,2 MB' (Greek) or '1.2 MB'. */
export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  const megabytes = (bytes / KILOBYTE ** 2).toFixed(1).replace(/\.0$/, '');
  return `${language === 'gr' ? megabytes.replace('.', ',') : megabytes} MB`;
}
