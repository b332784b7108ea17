import { emergencySince } from '../../alerts/emergency-mode.ts';
import type { TaskKind } from '../task-kind.ts';

export const emergencyMode: TaskKind = {
  id: 'emergency-mode',
  text: {
    el: 'Λειτουργία έκτακτης ανάγκης: η αρχική σελίδα είναι η μικρή',
    en: 'Emergency mode: the home page is the small one',
  },
  href: '/admin/warn',
  place: 'office',
  isUrgent: true,
  count: async (db) => ((await emergencySince(db)) === null ? 0 : 1),
};
