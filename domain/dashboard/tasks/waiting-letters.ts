import { countWaitingLetters } from '../../mail/outbox.ts';
import type { TaskKind } from '../task-kind.ts';

export const waitingLetters: TaskKind = {
  id: 'waiting-letters',
  text: { el: 'Email σε αναμονή', en: 'Emails waiting' },
  href: '/admin/letters?show=waiting',
  place: 'site',
  async count(db) {
    // Failing letters wait as well, and are counted among themselves.
    const { waiting, failing } = await countWaitingLetters(db);
    return waiting - failing;
  },
};
