import { listCapMessages } from '../../../domain/alerts/cap-messages.ts';
import { type AlertEntry, namesOfUnits } from '../../../domain/alerts/reading.ts';
import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import type { Services } from '../../../domain/services.ts';
import { href } from '../../i18n/language.ts';
import type { CapSurroundings } from './cap-document.ts';

/** Warnings with what their CAP messages say beside them. */
export async function loadCap(
  { db, siteUrl, now }: Pick<Services, 'db' | 'siteUrl' | 'now'>,
  alerts: readonly AlertEntry[],
): Promise<{ alert: AlertEntry; around: CapSurroundings }[]> {
  const [messages, names, office] = await Promise.all([
    listCapMessages(db, alerts, new URL(siteUrl).hostname),
    namesOfUnits(db, alerts),
    getSingleton(db, settings),
  ]);
  return alerts.flatMap((alert, at) => {
    const message = messages[at];
    if (!message) return [];
    const slugs = new Set(alert.data.units.flatMap(({ unit }) => unit ?? []));
    const around: CapSurroundings = {
      message,
      senderName: office.data.name,
      contact: office.data.phones[0]?.number ?? '',
      units: [...slugs].flatMap((slug) => names.get(slug) ?? []),
      webOf: (lang) => siteUrl + href(`/alerts/${alert.slug}`, lang === 'en' ? 'en' : 'gr'),
      now: now(),
    };
    return [{ alert, around }];
  });
}

/** The address of the CAP message of a warning. */
export const capAddress = (slug: string): string => `/feeds/alerts/${slug}/cap.xml`;
