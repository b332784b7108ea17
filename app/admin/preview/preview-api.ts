import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content/model/content-type.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { IN_WORDS } from '../calls/query-client.ts';
import { type EntryValues, toData } from '../form/entry-values.ts';

const calls = api.content[':type'];
const sets = api['publishing-sets'][':id'];

/** What of a preview is to be seen. */
export interface View {
  language: Lang;
  /** The place of the screen among those that show the entry. */
  screen: number;
}

/** A public screen as it would be, and what a publication would still ask for. */
export type Preview = SuccessBody<Awaited<ReturnType<(typeof calls)['preview']['$post']>>>;

/** What a preview is made from: the values of a form, or the stored working copy of an entry. */
export type PreviewSource =
  | { type: ContentType; values: EntryValues; id: string | null }
  | { type: ContentType; values?: never; id: string }
  /** All entries of a publishing set. */
  | { type?: never; values?: never; setId: string };

/** The preview of what a form holds, of a working copy, or of a set. */
export function previewQuery(source: PreviewSource, view: View) {
  const { language, screen } = view;
  const isSet = 'setId' in source;
  const { values } = source;
  return queryOptions({
    queryKey: isSet
      ? ['preview', 'publishing-set', source.setId, language, screen, null]
      : ['preview', source.type.name, source.id, language, screen, values ?? null],
    queryFn: ({ signal }): Promise<Preview> => {
      const init = { init: { signal } };
      if (isSet) {
        const query = { language, screen: String(screen) };
        return answerOf(sets.preview.$get({ param: { id: source.setId }, query }, init));
      }
      const { type } = source;
      if (!source.values) {
        const query = { language, screen: String(screen) };
        return answerOf(
          calls[':id'].preview.$get({ param: { type: type.name, id: source.id }, query }, init),
        );
      }
      const { id, values } = source;
      const json = {
        ...(id !== null && { id }),
        ...(!type.singleton &&
          values.slug.trim() && { slug: values.slug.trim().slice(0, MAX_SLUG) }),
        data: toData(type, values),
        alts: values.$alts,
        language,
        screen,
      };
      return answerOf(calls.preview.$post({ param: { type: type.name }, json }, init));
    },
    meta: IN_WORDS,
    // A colleague may have saved since.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: values ? false : 'always',
  });
}

/** As the call demands. */
const MAX_SLUG = 300;

/** What a link shows: the working copy of an entry, or a publishing set. */
export type LinkOwner = { type: string; id: string } | { setId: string };

/** The links of something that open. */
export function linksQuery(owner: LinkOwner) {
  return queryOptions({
    queryKey: ['preview-links', owner],
    queryFn: ({ signal }): Promise<{ links: PreviewLink[] }> => {
      const init = { init: { signal } };
      return 'setId' in owner
        ? answerOf(sets['preview-links'].$get({ param: { id: owner.setId } }, init))
        : answerOf(calls[':id']['preview-links'].$get({ param: owner }, init));
    },
    staleTime: 0,
  });
}

export type PreviewLink = SuccessBody<
  Awaited<ReturnType<(typeof sets)['preview-links']['$get']>>
>['links'][number];

export function makeLink(owner: LinkOwner): Promise<PreviewLink & { url: string }> {
  return 'setId' in owner
    ? answerOf(sets['preview-links'].$post({ param: { id: owner.setId } }))
    : answerOf(calls[':id']['preview-links'].$post({ param: owner }));
}

export async function withdrawLink(owner: LinkOwner, link: string): Promise<void> {
  if ('setId' in owner) {
    const param = { id: owner.setId, link };
    await answerOf(sets['preview-links'][':link'].$delete({ param }));
  } else {
    const param = { ...owner, link };
    await answerOf(calls[':id']['preview-links'][':link'].$delete({ param }));
  }
}
