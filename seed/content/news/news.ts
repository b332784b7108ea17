import type { news } from '../../../domain/content-types/news.ts';
import type { SeedEntry } from '../seed-entry.ts';
import { announcementSeed } from './news-announcements.ts';
import { eventNewsSeed } from './news-events.ts';
import { projectNewsSeed } from './news-projects.ts';
import { tenderNewsSeed } from './news-tenders.ts';

/**
 * Fourteen sample news items, newest first, the newest two days before the given day
 * (`YYYY-MM-DD`) and the oldest about five months before it.
 */
export function newsSeed(today: string): SeedEntry<typeof news>[] {
  return [
    ...announcementSeed(today),
    ...eventNewsSeed(today),
    ...projectNewsSeed(today),
    ...tenderNewsSeed(today),
  ].sort((a, b) => (b.data.date ?? '').localeCompare(a.data.date ?? ''));
}
