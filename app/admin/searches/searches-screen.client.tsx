import { Anchor, Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { keepPageOf, MissedLists, useShownList } from '../missed/missed-lists.tsx';
import { MissedTable } from '../missed/missed-table.tsx';
import { entryListAddress } from '../pieces/addresses/entry-address.ts';
import { forgetSearches, ignoreSearch, type MissedSearch, searchesQuery } from './searches-api.ts';
import { SEARCHES_TEXTS as TEXTS } from './searches-texts.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

/** What visitors searched for in vain, most often first. */
export function SearchesScreen() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const shown = useShownList();
  const { list, page } = shown;
  const [asked, setAsked] = useState<MissedSearch | null>(null);
  const found = useQuery({ ...searchesQuery(list, page), placeholderData: keepPageOf(list) });

  const ignoring = useMutation({
    mutationFn: ({ one, isIgnored }: { one: MissedSearch; isIgnored: boolean }) =>
      ignoreSearch(one.words, isIgnored),
    // Another list may be shown by then.
    onSuccess: (_, { isIgnored }) => announce(say(isIgnored ? TEXTS.ignoredNow : TEXTS.backNow)),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: () => forgetSearches(queries),
  });

  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button variant="default" component={Link} to={entryListAddress('synonym')}>
          {say(TEXTS.synonyms)}
        </Button>
        <Button variant="default" component={Link} to="/admin/promises">
          {say(TEXTS.promises)}
        </Button>
      </ScreenHeader>
      <MissedLists shown={shown} found={found} words={TEXTS}>
        {({ searches }) => (
          <MissedTable
            rows={searches.map((one) => ({
              ...one,
              id: one.words,
              name: one.query,
              shown: (
                <Anchor href={`/search?q=${encodeURIComponent(one.query)}`}>{one.query}</Anchor>
              ),
              more: say(one.isPartial ? TEXTS.some : TEXTS.nothing),
            }))}
            words={TEXTS}
            areIgnored={list === 'ignored'}
            onMend={setAsked}
            onIgnore={(one) => ignoring.mutate({ one, isIgnored: list !== 'ignored' })}
            isIgnoring={ignoring.isPending}
          />
        )}
      </MissedLists>
      <SynonymDialog search={asked} onClose={() => setAsked(null)} />
    </>
  );
}
