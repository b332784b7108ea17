import type { Db } from '../../../database/connect.ts';
import type { Needles } from './excerpt.ts';

/** Which of some entries give a PDF document in whose text a searched word stands. */
export async function findInDocuments(
  db: Db,
  ids: readonly string[],
  { words }: Pick<Needles, 'words'>,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'document_words'])
    .where('id', 'in', ids)
    .execute();
  const having = rows.filter(({ document_words }) =>
    document_words.split(' ').some((word) => words.has(word)),
  );
  return new Set(having.map(({ id }) => id));
}
