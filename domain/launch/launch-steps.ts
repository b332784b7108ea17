import type { Db } from '../../database/connect.ts';
import { mayor } from '../content-types/mayor.ts';
import { page } from '../content-types/page.ts';
import { settings } from '../content-types/settings.ts';
import { LEGAL_SLUGS, type LegalSlug } from './legal-page.ts';

/** The entries with which every site begins, and without which it can say neither where it is nor whose. */
const BEGINNINGS = [settings, mayor];

/** Something to do before a site that began empty is shown to the public. */
export interface LaunchStep {
  id: 'settings' | 'mayor' | LegalSlug;
  /** The entry with which it is done; null while there is none. */
  entryId: string | null;
  isDone: boolean;
}

/**
 * The steps from the first start to a site that can go live: the facts of the municipality, and the pages that the law
 * asks for. A step is done when its entry is public and no longer what the first start put there.
 */
export async function readLaunchSteps(db: Db): Promise<LaunchStep[]> {
  const rows = await db
    .selectFrom('entries')
    .where((e) =>
      e.or([
        e(
          'type',
          'in',
          BEGINNINGS.map(({ name }) => name),
        ),
        e.and([e('type', '=', page.name), e('slug', 'in', LEGAL_SLUGS)]),
      ]),
    )
    .where('deleted_at', 'is', null)
    .select(['id', 'type', 'slug', 'is_sample', 'public_languages'])
    .execute();
  const step = (id: LaunchStep['id'], row: (typeof rows)[number] | undefined): LaunchStep => ({
    id,
    entryId: row?.id ?? null,
    isDone: row !== undefined && row.is_sample === 0 && row.public_languages !== '',
  });
  return [
    ...(['settings', 'mayor'] as const).map((id) =>
      step(
        id,
        rows.find(({ type }) => type === id),
      ),
    ),
    ...LEGAL_SLUGS.map((id) =>
      step(
        id,
        rows.find(({ type, slug }) => type === page.name && slug === id),
      ),
    ),
  ];
}
