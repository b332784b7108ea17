import { findEntry } from '../../../domain/content/reading/published-entries.ts';
import { service } from '../../../domain/content-types/service.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import type { Db } from '../../../domain/services.ts';
import { findFilled } from '../../../domain/site-menu/load-menus.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';

interface ScreenLink {
  title: Bilingual;
  path: string;
}

const CERTIFICATES = 'certificates';

const SCREENS: readonly ScreenLink[] = (
  ['/services/eservices', '/municipality/departments', '/tourism/beaches'] as const
).map((path) => ({ title: screenAt(path).search?.title ?? screenAt(path).title, path }));

/**
 * The most wanted screens, shown before anything is typed: certificates where staff have published their service, and
 * no list without entries.
 */
export async function listSuggestedScreens(db: Db): Promise<readonly ScreenLink[]> {
  const [certificates, isFilled] = await Promise.all([
    findEntry(db, service, CERTIFICATES),
    findFilled(db),
  ]);
  const filled = SCREENS.filter(({ path }) => isFilled(path));
  if (!certificates || certificates.archivedAt) return filled;
  const title = { el: 'Πιστοποιητικά και βεβαιώσεις', en: 'Certificates' };
  return [{ title, path: entryPath('service', certificates) }, ...filled];
}
