import type { TaskKind } from '../task-kind.ts';

export const endingMessages: TaskKind = {
  id: 'ending-messages',
  text: {
    el: 'Μηνύματα χωρίς απάντηση που σύντομα διαγράφονται',
    en: 'Unanswered messages that will soon be deleted',
  },
  href: '/admin/messages?state=ending',
  place: 'office',
  isUrgent: true,
  async count(db) {
    const { count } = await db
      .selectFrom('messages')
      .where('state', '=', 'new')
      .where('ends_at', 'is not', null)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
