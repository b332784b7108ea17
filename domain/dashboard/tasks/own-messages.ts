import type { TaskKind } from '../task-kind.ts';

export const ownMessages: TaskKind = {
  id: 'own-messages',
  text: {
    el: 'Μηνύματα που ανατέθηκαν σε εσάς',
    en: 'Messages that you are to answer',
  },
  href: '/admin/messages?state=mine',
  place: 'own',
  isUrgent: true,
  async count(db, { by }) {
    const { count } = await db
      .selectFrom('messages')
      .where('state', '=', 'new')
      .where('assigned_to', '=', by.id)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
