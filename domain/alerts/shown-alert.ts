import type { Db } from '../../database/connect.ts';
import type { AlertKind, Severity } from '../content-types/alert.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { type AlertEntry, listCurrentAlerts, namesOfUnits } from './reading.ts';

/** A warning as screens show it. */
export interface ShownAlert {
  slug: string;
  title: Bilingual;
  severity: Severity;
  kind: AlertKind;
  description: Bilingual;
  instruction: Bilingual;
  /** The names of the units that it concerns; none for the whole municipality. */
  units: Bilingual[];
  /** Local times in Greece. */
  startsAt: string;
  endsAt: string;
  link: string;
  languages: readonly Lang[];
  /** Whether the Greek has changed since the English was made from it. */
  isEnglishBehind: boolean;
}

/** Warnings with the names of their units, in the same order. */
export async function showAlerts(db: Db, alerts: readonly AlertEntry[]): Promise<ShownAlert[]> {
  const names = await namesOfUnits(db, alerts);
  return alerts.map(({ slug, data, languages, isEnglishBehind }) => {
    const slugs = new Set(data.units.flatMap(({ unit }) => unit ?? []));
    const units = [...slugs].flatMap((one) => names.get(one) ?? []);
    const { title, severity, kind, description, instruction, startsAt, endsAt, link } = data;
    return {
      ...{ slug, title, severity, kind, description, instruction, units },
      ...{ startsAt, endsAt, link, languages, isEnglishBehind },
    };
  });
}

/** What every page shows of the warnings of a moment: the most serious one, and how many more there are. */
export interface AlertsOverPages {
  first: ShownAlert;
  others: number;
}

export async function alertsOverPages(db: Db, now: Date): Promise<AlertsOverPages | null> {
  const [first, ...others] = await listCurrentAlerts(db, now);
  if (!first) return null;
  const [shown] = await showAlerts(db, [first]);
  return shown ? { first: shown, others: others.length } : null;
}
