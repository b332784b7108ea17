import { screenAt } from '../../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';

interface ScreenLink {
  title: Bilingual;
  path: string;
}

/** The most wanted screens, shown before anything is typed. */
export const SUGGESTED_SCREENS: readonly ScreenLink[] = [
  {
    title: { el: 'Πιστοποιητικά και βεβαιώσεις', en: 'Certificates' },
    path: '/services/certificates',
  },
  ...(['/services/eservices', '/municipality/departments', '/tourism/beaches'] as const).map(
    (path) => ({ title: screenAt(path).search?.title ?? screenAt(path).title, path }),
  ),
];
