import { readLaunchSteps } from '../../launch/launch-steps.ts';
import type { TaskKind } from '../task-kind.ts';

export const beforeLaunch: TaskKind = {
  id: 'before-launch',
  text: {
    el: 'Βήματα πριν ανοίξει ο ιστότοπος για το κοινό',
    en: 'Steps before the website opens to the public',
  },
  href: '/admin/launch',
  place: 'site',
  adminOnly: true,
  count: async (db) => {
    const steps = await readLaunchSteps(db);
    // A site that has no settings yet has not begun.
    if (!steps.some(({ id, entryId }) => id === 'settings' && entryId)) return 0;
    return steps.filter(({ isDone }) => !isDone).length;
  },
};
