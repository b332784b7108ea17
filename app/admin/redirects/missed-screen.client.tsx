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
import { RedirectDialog } from './redirect-dialog.tsx';
import { forgetRedirects, ignoreMissed, type Missed, missedQuery } from './redirects-api.ts';
import { REDIRECTS_TEXTS, MISSED_TEXTS as TEXTS } from './redirects-texts.ts';

/** What visitors asked for and was not there, most often first. */
export function MissedScreen() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const shown = useShownList();
  const { list, page } = shown;
  const [asked, setAsked] = useState<{ from: string } | null>(null);
  const found = useQuery({ ...missedQuery(list, page), placeholderData: keepPageOf(list) });

  const ignoring = useMutation({
    mutationFn: ({ one, isIgnored }: { one: Missed; isIgnored: boolean }) =>
      ignoreMissed(one.path, isIgnored),
    // Another list may be shown by then.
    onSuccess: (_, { isIgnored }) => announce(say(isIgnored ? TEXTS.ignoredNow : TEXTS.backNow)),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: () => forgetRedirects(queries),
  });

  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button variant="default" component={Link} to="/admin/redirects">
          {say(REDIRECTS_TEXTS.back)}
        </Button>
      </ScreenHeader>
      <MissedLists shown={shown} found={found} words={TEXTS}>
        {({ missed }) => (
          <MissedTable
            rows={missed.map((one) => ({
              ...one,
              id: one.path,
              name: one.address,
              more: one.linkedFrom && <Anchor href={one.linkedFrom}>{one.linkedFrom}</Anchor>,
            }))}
            words={TEXTS}
            areIgnored={list === 'ignored'}
            onMend={({ address }) => setAsked({ from: address })}
            onIgnore={(one) => ignoring.mutate({ one, isIgnored: list !== 'ignored' })}
            isIgnoring={ignoring.isPending}
          />
        )}
      </MissedLists>
      <RedirectDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
