import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { type EntryValues, toData } from '../../form/entry-values.ts';
import { entryFormAddress } from '../../pieces/addresses/entry-address.ts';
import { useGoOn } from '../../pieces/use-go-on.ts';
import { type AnyEntry, forgetEntries, saveEntry } from '../content-api.ts';
import { HISTORY_TEXTS } from './history-texts.ts';

/**
 * Returns to values of an earlier version: they become the working copy of an entry, whose form opens. It is a save
 * like any other: refused when somebody has saved since, or when something that it needs is gone. The published copy
 * stays.
 */
export function useReturn(type: ContentType, entry: AnyEntry | undefined) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const goOn = useGoOn();
  return useMutation({
    mutationFn: async (values: EntryValues) => {
      if (!entry) throw new Error('There is no return before the entry is known.');
      const { id, version, slug } = entry;
      const hasMoved = !type.singleton && values.slug !== slug;
      return saveEntry(type.name, id, {
        data: toData(type, values),
        version,
        publish: false,
        ...(hasMoved && { slug: values.slug }),
      });
    },
    onSuccess: async (saved) => {
      void forgetEntries(queries, type.name);
      void queries.invalidateQueries({ queryKey: ['content', type.name, 'history', saved.id] });
      await goOn(entryFormAddress(type.name, saved.id));
      announce(say(HISTORY_TEXTS.returned));
    },
    onError: () => {
      void queries.invalidateQueries({ queryKey: ['content', type.name] });
    },
  });
}
