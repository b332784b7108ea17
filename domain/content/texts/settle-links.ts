import { shareNames, type Tx } from '../../../database/transaction.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { readAttributes, writeTag } from '../../text/html-tags.ts';
import { withoutLastSlashes } from '../../text/without-last-slashes.ts';
import type { ContentType } from '../model/content-type.ts';
import { findEntryAt } from './entry-at.ts';
import { findTargets, type LinkTarget } from './find-targets.ts';

const LINK = /<a(?: [^>]*)?>/g;
/** More addresses in one entry are left as they are: each takes a question or two, while others wait for the list. */
const MOST_LOOKED_UP = 200;
/**
 * So many entries can the texts of one entry name. Each is locked and asked for, and both databases end a statement
 * that has tens of thousands; PostgreSQL has no room for the locks of ten thousand, and then refuses everybody.
 */
const MOST_NAMED = 500;

/**
 * The data with the links of its texts settled: one that leads to an entry of this site, whether it was chosen, typed
 * or pasted, names it by id (`data-entry`), so that it leads there wherever the entry moves, and has its present
 * address. One to an entry that is gone stays an address.
 */
export async function settleLinks(
  tx: Tx,
  type: ContentType,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const names = Object.entries(type.fields).flatMap(([name, { kind }]) =>
    kind === 'richText' && data[name] ? [name] : [],
  );
  const texts = names.map((name) => data[name] as Bilingual);
  const links = texts.flatMap(({ el, en }) => `${el}${en}`.match(LINK) ?? []).map(readAttributes);
  const ids = new Map<string, string>();
  const paths = new Set(links.flatMap((link) => unnamedPath(link) ?? []));
  for (const path of [...paths].slice(0, MOST_LOOKED_UP)) {
    const id = await findEntryAt(tx, path);
    if (id) ids.set(path, id);
  }
  const named = new Set(links.flatMap((link) => link['data-entry'] ?? []));
  const leadTo = [...new Set([...[...named].slice(0, MOST_NAMED), ...ids.values()])];
  // Nobody deletes one of them before this is stored.
  await shareNames(tx, leadTo.map(leadingTo));
  const targets = await findTargets(tx, leadTo);
  if (links.length === 0) return data;
  const settle = (html: string) => html.replace(LINK, (tag) => settled(tag, ids, targets));
  const changes = names.map((name, at) => {
    const { el, en } = texts[at] as Bilingual;
    return [name, { el: settle(el), en: settle(en) }];
  });
  return { ...data, ...Object.fromEntries(changes) };
}

/** Shared by whoever stores a text that leads to an entry, and held alone by whoever deletes the entry. */
export const leadingTo = (id: string) => `texts that lead to ${id}`;

/** The path of this site that a link without a name leads to. */
function unnamedPath(attributes: Record<string, string>): string | undefined {
  const { href = '', 'data-entry': id } = attributes;
  if (id || !/^\/(?!\/|media\/)/.test(href)) return undefined;
  const path = href.replace(/[?#].*$/, '');
  return path === '/' ? undefined : withoutLastSlashes(path);
}

function settled(tag: string, ids: Map<string, string>, targets: Map<string, LinkTarget>): string {
  const attributes = readAttributes(tag);
  const { href = '', 'data-entry': id, ...others } = attributes;
  const target = targets.get(id ?? ids.get(unnamedPath(attributes) ?? '') ?? '');
  if (target)
    return writeTag('a', { href: addressFor(target, href), 'data-entry': target.id, ...others });
  return id ? writeTag('a', { href, ...others }) : tag;
}

/** The address of a target with the place and the question that a link had: `/news/water#hours`. */
export function addressFor({ path }: LinkTarget, href: string): string {
  const rest = /[?#].*$/.exec(href)?.[0] ?? '';
  return path.includes('#') ? path : path + rest;
}
