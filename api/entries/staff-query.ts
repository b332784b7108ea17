import { z } from '@hono/zod-openapi';
import type { Acting } from '../../domain/acting.ts';
import type { StaffQuery } from '../../domain/content/reading/staff-entries.ts';
import { dayInGreece } from '../../domain/time/greek-time.ts';
import { pagingQuery } from '../schemas.ts';

/** The filters and the order of a list of entries, as a call names them. */
export const staffQuerySchema = pagingQuery.extend({
  search: z.string().max(200).optional(),
  state: z.enum(['draft', 'published', 'archived', 'planned', 'recheck']).optional(),
  category: z.string().max(100).optional(),
  tag: z.string().max(200).optional(),
  english: z.enum(['missing', 'behind']).optional(),
  by: z
    .union([z.enum(['me', 'others']), z.email().max(254)])
    .optional()
    .openapi({
      description:
        'Changed last by whoever asks, by anybody else, or by the account with this e-mail address',
    }),
  samples: z.enum(['only']).optional(),
  sort: z.enum(['default', 'updated', 'title', 'title-en', 'slug']).optional(),
});

/** The same as the domain is asked: 'me' is whoever asks, 'recheck' what waits by today. */
export function toStaffQuery(
  { samples, state, by, ...query }: z.infer<typeof staffQuerySchema>,
  asker: Acting,
): StaffQuery {
  const today = dayInGreece(asker.now);
  return {
    ...query,
    ...(state === 'recheck' ? { recheckBy: today } : { state }),
    ...(by !== undefined && { changedBy: changedBy(by, asker.by.email) }),
    onlySamples: samples === 'only',
  };
}

function changedBy(by: string, own: string): StaffQuery['changedBy'] {
  return { email: by === 'me' || by === 'others' ? own : by, isNot: by === 'others' };
}
