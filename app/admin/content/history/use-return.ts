import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce, announceFailure } from '../../announce.tsx';
import { messageOf } from '../../calls/api-client.ts';
import { type EntryValues, toData } from '../../form/entry-values.ts';
import { entryFormAddress } from '../../pieces/addresses/entry-address.ts';
import { useGoOn, useIsHere } from '../../pieces/use-go-on.ts';
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
  const isHere = useIsHere();
  /** Whether somebody still looks at where a refusal is said. */
  const isAwaited = useRef(true);
  const returning = useMutation({
    onMutate: () => {
      isAwaited.current = true;
    },
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
    onError: (error) => {
      if (!isAwaited.current || !isHere()) announceFailure(messageOf(error));
      void queries.invalidateQueries({ queryKey: ['content', type.name] });
    },
  });
  return {
    ...returning,
    /** Nobody waits any more: what is under way goes on, and its refusal is announced. */
    forget(): void {
      isAwaited.current = false;
      returning.reset();
    },
  };
}
