import type { ContentType, EntryData } from '../../../domain/content/model/content-type.ts';
import { findTextFacts } from '../../../domain/content/texts/text-facts.ts';
import type { Db } from '../../../domain/services.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { showText } from './show-text.tsx';

/** Entries whose rich texts are as visitors see them (show-text.tsx); everything else in them stays. */
export async function showTexts<T extends ContentType, E extends { data: EntryData<T> }>(
  db: Db,
  type: T,
  entries: readonly E[],
): Promise<E[]> {
  const names = Object.entries(type.fields).flatMap(([name, { kind }]) =>
    kind === 'richText' ? [name] : [],
  );
  const textsOf = (entry: E) => entry.data as Record<string, Bilingual>;
  const texts = entries.flatMap((entry) =>
    names.flatMap((name) => Object.values(textsOf(entry)[name] ?? {})),
  );
  const facts = await findTextFacts(db, texts);
  return entries.map((entry) => {
    const shown = names.map((name) => {
      const { el, en } = textsOf(entry)[name] as Bilingual;
      return [name, { el: showText(el, facts, 'gr'), en: showText(en, facts, 'en') }];
    });
    return { ...entry, data: { ...entry.data, ...Object.fromEntries(shown) } };
  });
}

/** The same for one entry. */
export async function showTextsOf<T extends ContentType, E extends { data: EntryData<T> }>(
  db: Db,
  type: T,
  entry: E,
): Promise<E> {
  const [shown] = await showTexts(db, type, [entry]);
  return shown as E;
}
