import { countWaitingLetters } from '../../mail/outbox.ts';
import type { TaskKind } from '../task-kind.ts';

export const failingLetters: TaskKind = {
  id: 'failing-letters',
  text: { el: 'Email που δεν φεύγουν', en: 'Emails that cannot be sent' },
  hint: {
    el: 'Ζητήστε από τον διαχειριστή του συστήματος να ελέγξει την αποστολή αλληλογραφίας.',
    en: 'Ask whoever runs the server to check the mail settings.',
  },
  href: '/admin/letters?show=failing',
  place: 'site',
  isUrgent: true,
  count: async (db) => (await countWaitingLetters(db)).failing,
};
