import { emptyData } from '../../domain/content/model/content-type.ts';
import { news } from '../../domain/content-types/news.ts';
import { page } from '../../domain/content-types/page.ts';
import { DomainError } from '../../domain/errors.ts';

/** A complete page with that title. */
export function pageData(el: string, en = el) {
  return {
    ...emptyData(page.fields),
    title: { el, en },
    content: { el: `<p>${el}</p>`, en: `<p>${en}</p>` },
  };
}

/** A complete news item with that title. */
export function newsData(el: string, date: string, category = 'announcements') {
  return {
    ...emptyData(news.fields),
    title: { el, en: el },
    summary: { el: 'Περίληψη', en: 'Summary' },
    content: { el: '<p>Κείμενο</p>', en: '' },
    date,
    category,
  };
}

/** The error with which a call was refused; throws when it was not refused. */
export async function refusalOf(promise: Promise<unknown>): Promise<DomainError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw error ?? new Error('It was not refused.');
  return error;
}
