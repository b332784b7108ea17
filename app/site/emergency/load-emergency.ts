import { listCurrentAlerts } from '../../../domain/alerts/reading.ts';
import { showAlerts } from '../../../domain/alerts/shown-alert.ts';
import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { assemblyPoint } from '../../../domain/content-types/assembly-point.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import type { Services } from '../../../domain/services.ts';

/** No page may grow beyond what a weak line carries (15 KB): the first in the order of the list. */
const MOST_POINTS = 24;

/** What the small pages for an emergency show. */
export async function loadEmergency({ db, now }: Pick<Services, 'db' | 'now'>) {
  const at = now();
  const [office, current, points] = await Promise.all([
    getSingleton(db, settings),
    listCurrentAlerts(db, at),
    listEntries(db, assemblyPoint, { limit: MOST_POINTS }),
  ]);
  return {
    now: at,
    settings: office.data,
    alerts: await showAlerts(db, current),
    points: points.map(({ slug, isSample, data }) => ({ slug, isSample, ...data })),
  };
}

export type Emergency = Awaited<ReturnType<typeof loadEmergency>>;
