import { listEntryPage } from '../../../domain/content/reading/published-entries.ts';
import { news } from '../../../domain/content-types/news.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import type { Services } from '../../../domain/services.ts';
import type { Language } from '../../i18n/language.ts';
import { newsTeaser } from './news-card.tsx';

/** Cards on a page of the news (specification, section 2). */
const PAGE_SIZE = 6;

/** One page of the news, in all categories or in one. `page` is as the address gives it. */
export async function listNews(
  { db }: Services,
  language: Language,
  asked: { category?: string; page: string | null },
) {
  const { entries, page, pageCount, total } = await listEntryPage(db, news, {
    category: asked.category,
    page: Math.trunc(Number(asked.page)) || 1,
    pageSize: PAGE_SIZE,
  });
  const pictures = await findPictures(
    db,
    entries.map((entry) => entry.data.image),
  );
  return {
    items: entries.map((entry) => newsTeaser(entry, pictures, language)),
    page,
    pageCount,
    total,
  };
}

export type NewsPageData = Awaited<ReturnType<typeof listNews>>;
