import { momentOf } from '../../../domain/alerts/alert-times.ts';
import {
  CAP_KINDS,
  CAP_SEVERITIES,
  type CapMessage,
  capUrgency,
} from '../../../domain/alerts/cap-messages.ts';
import type { AlertEntry } from '../../../domain/alerts/reading.ts';
import { ALERT_KINDS } from '../../../domain/content-types/alert.ts';
import type { Bilingual, Lang } from '../../../domain/text/bilingual.ts';
import { escapeMarkup } from '../../../domain/text/escape.ts';

/** What a CAP message says beside the warning itself. */
export interface CapSurroundings {
  message: CapMessage;
  /** The name of the municipality, and the telephone of its town hall or ''. */
  senderName: Bilingual;
  contact: string;
  /** The names of the units that it concerns; none for the whole municipality. */
  units: readonly Bilingual[];
  /** The page of the warning in a language. */
  webOf(lang: Lang): string;
  now: Date;
}

const LANGUAGES: Record<Lang, string> = { el: 'el-GR', en: 'en-GB' };

/** A moment as CAP writes it: with seconds and an offset, and UTC as -00:00 (section 3.3.2). */
export function capTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}-00:00`;
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** A warning as a message of the Common Alerting Protocol 1.2 (OASIS, 2010), in each language in which it is public. */
export function writeCap(alert: AlertEntry, around: CapSurroundings): string {
  const { message } = around;
  const references = message.references
    .map(({ sender, identifier, sent }) => `${sender},${identifier},${capTime(new Date(sent))}`)
    .join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', message.identifier),
    element('sender', message.sender),
    element('sent', capTime(new Date(message.sent))),
    element('status', 'Actual'),
    element('msgType', message.type),
    element('scope', 'Public'),
    ...(references ? [element('references', references)] : []),
    ...alert.languages.flatMap((lang) => writeInfo(alert, lang, around)),
    '</alert>',
    '',
  ].join('\n');
}

function writeInfo(alert: AlertEntry, lang: Lang, around: CapSurroundings): string[] {
  const { data } = alert;
  const { category, certainty } = CAP_KINDS[data.kind];
  const kind = ALERT_KINDS.find(({ value }) => value === data.kind);
  const instruction = data.instruction[lang];
  const areas = around.units.length > 0 ? around.units : [around.senderName];
  return [
    '<info>',
    element('language', LANGUAGES[lang]),
    element('category', category),
    element('event', kind?.label[lang] ?? data.kind),
    element('urgency', capUrgency(alert, around.now)),
    element('severity', CAP_SEVERITIES[data.severity]),
    element('certainty', certainty),
    element('onset', capTime(momentOf(data.startsAt))),
    element('expires', capTime(momentOf(data.endsAt))),
    element('senderName', around.senderName[lang]),
    element('headline', data.title[lang]),
    element('description', data.description[lang]),
    ...(instruction ? [element('instruction', instruction)] : []),
    element('web', around.webOf(lang)),
    ...(around.contact ? [element('contact', around.contact)] : []),
    ...areas.map((area) => `<area>${element('areaDesc', area[lang] || area.el)}</area>`),
    '</info>',
  ];
}
