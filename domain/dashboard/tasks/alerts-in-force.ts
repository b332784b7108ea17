import { listCurrentAlerts } from '../../alerts/reading.ts';
import type { TaskKind } from '../task-kind.ts';

export const alertsInForce: TaskKind = {
  id: 'alerts-in-force',
  text: {
    el: 'Προειδοποιήσεις που φαίνονται τώρα σε κάθε σελίδα',
    en: 'Warnings shown over every page now',
  },
  href: '/admin/warn',
  place: 'office',
  isUrgent: true,
  count: async (db, { now }) => (await listCurrentAlerts(db, now)).length,
};
