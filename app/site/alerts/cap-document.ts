import { momentOf } from '../../../domain/alerts/alert-times.ts';
import { CAP_KINDS, CAP_SEVERITIES } from '../../../domain/alerts/cap-words.ts';
import type { AlertMessage } from '../../../domain/alerts/messages.ts';
import { ALERT_KINDS } from '../../../domain/content-types/alert.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { escapeMarkup } from '../../../domain/text/escape.ts';
import { href } from '../../i18n/language.ts';

const LANGUAGES: Record<Lang, string> = { el: 'el-GR', en: 'en-GB' };

/** A moment as CAP writes it: with seconds and an offset, and UTC as -00:00 (section 3.3.2). */
function capTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}-00:00`;
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** Who sends messages: the host of the site, which is this municipality's alone. */
const senderOf = (siteUrl: string) => new URL(siteUrl).hostname;

/** Without a space or a comma, which references are divided by (CAP 1.2, section 3.2.1). */
export const identifierOf = (siteUrl: string, id: string) => `${senderOf(siteUrl)}.${id}`;

/** The page of a warning. */
export const pageOf = (siteUrl: string, slug: string, lang: Lang) =>
  siteUrl + href(entryPath('alert', { slug }), lang === 'en' ? 'en' : 'gr');

/** The address at which a message stays, whatever becomes of the warning. */
export const capAddress = (id: string): string => `/feeds/cap/${id}.xml`;

/**
 * A message of the Common Alerting Protocol 1.2 (OASIS, 2010), in each language of the warning. It says what was true
 * when it was sent, so that it is the same whenever it is read.
 */
export function writeCap(message: AlertMessage, siteUrl: string): string {
  const sender = senderOf(siteUrl);
  const references = message.references
    .map(({ id, sentAt }) => [sender, identifierOf(siteUrl, id), capTime(new Date(sentAt))].join())
    .join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', identifierOf(siteUrl, message.id)),
    element('sender', sender),
    element('sent', capTime(new Date(message.sentAt))),
    element('status', 'Actual'),
    element('msgType', message.type),
    element('scope', 'Public'),
    ...(references ? [element('references', references)] : []),
    ...message.data.languages.flatMap((lang) => writeInfo(message, lang, siteUrl)),
    '</alert>',
    '',
  ].join('\n');
}

function writeInfo({ slug, data }: AlertMessage, lang: Lang, siteUrl: string): string[] {
  const { category, certainty } = CAP_KINDS[data.kind];
  const kind = ALERT_KINDS.find(({ value }) => value === data.kind);
  const sender = data.senderName[lang];
  const description = data.description[lang];
  const instruction = data.instruction[lang];
  const areas = data.units.length > 0 ? data.units : [data.senderName];
  return [
    '<info>',
    element('language', LANGUAGES[lang]),
    element('category', category),
    element('event', kind?.label[lang] ?? data.kind),
    element('urgency', data.urgency),
    element('severity', CAP_SEVERITIES[data.severity]),
    element('certainty', certainty),
    element('onset', capTime(momentOf(data.startsAt))),
    element('expires', capTime(momentOf(data.endsAt))),
    ...(sender ? [element('senderName', sender)] : []),
    element('headline', data.title[lang]),
    ...(description ? [element('description', description)] : []),
    ...(instruction ? [element('instruction', instruction)] : []),
    element('web', pageOf(siteUrl, slug, lang)),
    ...(data.contact ? [element('contact', data.contact)] : []),
    ...areas.map((area) => `<area>${element('areaDesc', area[lang] || area.el)}</area>`),
    '</info>',
  ];
}
