import type { Db } from '../../database/connect.ts';
import type { AlertKind, Severity } from '../content-types/alert.ts';
import { momentOf, stateOf } from './alert-times.ts';
import type { AlertEntry } from './reading.ts';

/** The message of a warning by the Common Alerting Protocol: its last one, and those that it takes the place of. */
export interface CapMessage {
  identifier: string;
  sender: string;
  /** In ISO 8601 UTC. */
  sent: string;
  /** The first is an Alert, a changed warning an Update; one that was ended before its time a Cancel. */
  type: 'Alert' | 'Update' | 'Cancel';
  /** The earlier messages, oldest first. */
  references: Pick<CapMessage, 'identifier' | 'sender' | 'sent'>[];
}

interface Published {
  version: number;
  /** In ISO 8601 UTC. */
  at: string;
}

/** The publications of entries, by their ids, oldest first. */
async function listPublications(db: Db, ids: readonly string[]): Promise<Map<string, Published[]>> {
  const found = new Map<string, Published[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('revisions')
    .where('entry_id', 'in', ids)
    .where('published_at', 'is not', null)
    .orderBy('version')
    .select(['entry_id', 'version', 'published_at'])
    .execute();
  for (const { entry_id, version, published_at } of rows) {
    if (published_at) found.get(entry_id)?.push({ version, at: published_at });
  }
  return found;
}

/** The last message of each warning, in their order. `sender` is the host of the site, which is this municipality's alone. */
export async function listCapMessages(
  db: Db,
  alerts: readonly AlertEntry[],
  sender: string,
): Promise<CapMessage[]> {
  const publications = await listPublications(
    db,
    alerts.map(({ id }) => id),
  );
  return alerts.map(({ id, data, publishedAt }) => {
    const listed = publications.get(id) ?? [];
    const all = listed.length > 0 ? listed : [{ version: 1, at: publishedAt }];
    const messages = all.map(({ version, at }) => ({
      // Neither a space nor a comma, which references are divided by (CAP 1.2, section 3.2.1).
      identifier: `${sender}.${id}.${version}`,
      sender,
      sent: at,
    }));
    const last = messages.at(-1) as (typeof messages)[number];
    const isEnded = momentOf(data.endsAt) <= new Date(last.sent);
    const type = messages.length === 1 ? 'Alert' : isEnded ? 'Cancel' : 'Update';
    return { ...last, type, references: messages.slice(0, -1) };
  });
}

/** What CAP 1.2 calls a kind of warning (section 3.2.2, category), and how certain it is. */
export const CAP_KINDS: Record<AlertKind, { category: string; certainty: string }> = {
  fire: { category: 'Fire', certainty: 'Observed' },
  flood: { category: 'Met', certainty: 'Observed' },
  earthquake: { category: 'Geo', certainty: 'Observed' },
  heat: { category: 'Met', certainty: 'Likely' },
  snow: { category: 'Met', certainty: 'Likely' },
  water: { category: 'Infra', certainty: 'Observed' },
  road: { category: 'Transport', certainty: 'Observed' },
  other: { category: 'Safety', certainty: 'Unknown' },
};

/** ‘Extreme’ is left to those who warn a whole country. */
export const CAP_SEVERITIES: Record<Severity, string> = {
  emergency: 'Severe',
  warning: 'Moderate',
  information: 'Minor',
};

/** By when somebody has to act. */
export function capUrgency({ data }: AlertEntry, now: Date): string {
  const state = stateOf(data, now);
  if (state === 'ended') return 'Past';
  if (state === 'ahead') return 'Future';
  return data.severity === 'emergency' ? 'Immediate' : 'Expected';
}
