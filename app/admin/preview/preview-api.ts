import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content/model/content-type.ts';
import { answerOf, api, type SuccessBody } from '../api-client.ts';
import { type EntryValues, toData } from '../form/entry-values.ts';

const calls = api.content[':type'];

/** What of a preview is to be seen. */
export interface View {
  language: 'el' | 'en';
  /** The place of the screen among those that show the entry. */
  screen: number;
}

/** A public screen as it would be, and what a publication would still ask for. */
export type Preview = SuccessBody<Awaited<ReturnType<(typeof calls)['preview']['$post']>>>;

/** What a preview is made from: the values of a form, or the stored working copy of an entry. */
export type PreviewSource =
  | { values: EntryValues; id: string | null }
  | { values?: never; id: string };

/** The preview of what a form holds, or of a working copy. */
export function previewQuery(type: ContentType, { id, values }: PreviewSource, view: View) {
  const { language, screen } = view;
  return queryOptions({
    queryKey: ['preview', type.name, id, language, screen, values ?? null],
    queryFn: ({ signal }) => {
      const init = { init: { signal } };
      if (!values) {
        const query = { language, screen: String(screen) };
        return answerOf(
          calls[':id'].preview.$get({ param: { type: type.name, id }, query }, init),
        ) satisfies Promise<Preview>;
      }
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
    // A colleague may have saved since.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: values ? false : 'always',
  });
}

/** As the call demands. */
const MAX_SLUG = 300;

/** The links of an entry that open. */
export function linksQuery(type: string, id: string) {
  return queryOptions({
    queryKey: ['preview-links', type, id],
    queryFn: ({ signal }) =>
      answerOf(calls[':id']['preview-links'].$get({ param: { type, id } }, { init: { signal } })),
    staleTime: 0,
  });
}

export function makeLink(type: string, id: string) {
  return answerOf(calls[':id']['preview-links'].$post({ param: { type, id } }));
}

export function withdrawLink(type: string, id: string, link: string) {
  return answerOf(calls[':id']['preview-links'][':link'].$delete({ param: { type, id, link } }));
}
