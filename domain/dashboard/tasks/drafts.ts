import { sql } from 'kysely';
import type { TaskKind } from '../task-kind.ts';

export const drafts: TaskKind = {
  id: 'drafts',
  text: { el: 'Πρόχειρα και αδημοσίευτες αλλαγές', en: 'Drafts and unpublished changes' },
  place: 'office',
  async count(db) {
    const { count } = await db
      .selectFrom('entries')
      .where('deleted_at', 'is', null)
      // Planned changes need nobody's attention.
      .where('publish_at', 'is', null)
      // Worded exactly as in its index (database/migrations/first-tables/content.ts).
      .where(sql`case when published = working then 0 else 1 end`, '=', sql.lit(1))
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
