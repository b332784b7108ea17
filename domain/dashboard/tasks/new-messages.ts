import type { TaskKind } from '../task-kind.ts';

export const newMessages: TaskKind = {
  id: 'new-messages',
  text: { el: 'Νέα μηνύματα', en: 'New messages' },
  href: '/admin/messages',
  place: 'office',
  isUrgent: true,
  async count(db) {
    const { count } = await db
      .selectFrom('messages')
      .where('state', '=', 'new')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
