import type { TaskKind } from '../task-kind.ts';

export const picturesWithoutAlt: TaskKind = {
  id: 'pictures-without-alt',
  text: { el: 'Εικόνες χωρίς εναλλακτικό κείμενο', en: 'Pictures without alternative text' },
  href: '/admin/media?missing=alt',
  place: 'site',
  async count(db) {
    const { count } = await db
      .selectFrom('media')
      .where('kind', '=', 'image')
      .where('deleted_at', 'is', null)
      .where('is_decorative', '=', 0)
      .where((e) => e.or([e('alt_el', '=', ''), e('alt_en', '=', '')]))
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
