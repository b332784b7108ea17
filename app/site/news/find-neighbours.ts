import type { Entry } from '../../../domain/content/model/entry.ts';
import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { news } from '../../../domain/content-types/news.ts';
import type { Services } from '../../../domain/services.ts';

type NewsItem = Entry<typeof news>;

function dayAfter(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + 1);
  return moment.toISOString().slice(0, 10);
}

/** The news before and after an item by date; of one day, in the order of the list. */
export async function findNeighbours(
  { db }: Services,
  item: NewsItem,
): Promise<{ older: NewsItem | undefined; newer: NewsItem | undefined }> {
  const day = item.data.date ?? '';
  const sameDay = await listEntries(db, news, { date: day });
  const index = sameDay.findIndex((other) => other.id === item.id);
  const [before] = await listEntries(db, news, { before: day, limit: 1 });
  const [after] = await listEntries(db, news, { from: dayAfter(day), order: 'soonest', limit: 1 });
  // Lists have the newest first.
  return { newer: sameDay[index - 1] ?? after, older: sameDay[index + 1] ?? before };
}
