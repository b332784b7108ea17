import type { Language } from '../../../i18n/language.ts';

/** A distance in kilometres as people say it: '4 χλμ.', '4 km'. */
export function describeDistance(km: number, language: Language): string {
  if (km < 1) return language === 'gr' ? 'έως 1 χλμ.' : 'under 1 km';
  return language === 'gr' ? `${Math.round(km)} χλμ.` : `${Math.round(km)} km`;
}
