import type { Db } from '../../database/connect.ts';
import type { Acting } from '../acting.ts';
import type { Bilingual } from '../text/bilingual.ts';

/**
 * Something that can wait for staff, with the list on which it is dealt with: a file in `tasks/` and a line in
 * `register.ts`. The first screen shows those of which there are some.
 */
export interface TaskKind {
  id: string;
  /** What waits, without its number: 'New messages'. */
  text: Bilingual;
  /** One more sentence for whoever cannot deal with it alone. */
  hint?: Bilingual;
  /** The list that shows exactly those that `count` counts; missing where the admin has none. */
  href?: `/admin/${string}`;
  /** Whose it is: the person's own, the office's, or care of the site as a whole. */
  place: 'own' | 'office' | 'site';
  /** What somebody outside waits for, or what gets lost if nobody acts. */
  isUrgent?: true;
  adminOnly?: true;
  /**
   * How many there are for this person at this moment. It is asked each time somebody sees the first screen, so it
   * reads an index, not all entries.
   */
  count(db: Db, acting: Acting): Promise<number>;
}
