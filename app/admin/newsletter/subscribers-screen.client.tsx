import { Button, NativeSelect, Table, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { href } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { CSV, DownloadButton } from '../pieces/download-button.tsx';
import { EmptyList } from '../pieces/lists/empty-list.tsx';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { SearchBox } from '../pieces/lists/search-box.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import {
  exportSubscribers,
  forgetNewsletter,
  NEWSLETTER_ROWS,
  removeSubscriber,
  type Subscriber,
  subscribersQuery,
} from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

import '../list/list-table.css';
import './newsletter.css';
import { useBusy } from '../pieces/use-busy.ts';

/** The confirmed subscribers of the newsletter; only for administrators. */
export function SubscribersScreen() {
  const { say } = useAdminLanguage();
  const [search, setSearch] = useState('');
  const [language, setLanguage] = useState<'' | Lang>('');
  const [page, setPage] = useState(1);
  const [toRemove, setToRemove] = useState<Subscriber | null>(null);
  const list = useQuery({
    ...subscribersQuery(search, language, page),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ScreenHeader title={say(texts.subscribers)} text={say(texts.subscribersText)}>
        <Button variant="subtle" component={Link} to="/admin/newsletter">
          {say(texts.back)}
        </Button>
        <ExportButton />
      </ScreenHeader>
      <div className="subscriber-filters">
        <SearchBox
          value={search}
          placeholder={say(texts.searchHint)}
          onChange={(words) => {
            setSearch(words);
            setPage(1);
          }}
        />
        <NativeSelect
          label={say(texts.language)}
          value={language}
          onChange={(event) => {
            setLanguage(event.currentTarget.value as typeof language);
            setPage(1);
          }}
          data={[
            { value: '', label: say(texts.allLanguages) },
            { value: 'el', label: say(texts.greek) },
            { value: 'en', label: say(texts.english) },
          ]}
        />
      </div>
      <PagedList
        list={list}
        page={page}
        pageSize={NEWSLETTER_ROWS}
        loadFailed={say(texts.subscribersFailed)}
        empty={
          <NoSubscribers
            isNarrowed={search !== '' || language !== ''}
            onShowAll={() => {
              setSearch('');
              setLanguage('');
              setPage(1);
            }}
          />
        }
        onPage={setPage}
      >
        {({ subscribers }) => <SubscribersTable subscribers={subscribers} onRemove={setToRemove} />}
      </PagedList>
      <RemoveDialog subscriber={toRemove} onClose={() => setToRemove(null)} />
    </>
  );
}

function NoSubscribers(props: { isNarrowed: boolean; onShowAll: () => void }) {
  const { say, language } = useAdminLanguage();
  if (props.isNarrowed) {
    return (
      <EmptyList title={say(texts.noSubscribers)}>
        <Button variant="default" onClick={props.onShowAll}>
          {say(texts.showAll)}
        </Button>
      </EmptyList>
    );
  }
  return (
    <EmptyList title={say(texts.noSubscribersYet)} text={say(texts.noSubscribersHint)}>
      <Button
        component="a"
        variant="default"
        href={href('/newsletter', language)}
        target="_blank"
        rel="noreferrer"
      >
        {say(texts.toForm)}
        <VisuallyHidden> {say(PIECE_TEXTS.newTab)}</VisuallyHidden>
      </Button>
    </EmptyList>
  );
}

function ExportButton() {
  const { say } = useAdminLanguage();
  const take = async () => {
    const { csv } = await exportSubscribers();
    return { text: csv, type: CSV, name: `newsletter-${dayInGreece(new Date())}.csv` };
  };
  return <DownloadButton label={say(texts.export)} done={say(texts.exported)} take={take} />;
}

function SubscribersTable(props: {
  subscribers: Subscriber[];
  onRemove: (subscriber: Subscriber) => void;
}) {
  const { say, language } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(texts.email)}</Table.Th>
          <Table.Th>{say(texts.language)}</Table.Th>
          <Table.Th>{say(texts.since)}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{say(texts.removeTitle)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.subscribers.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Th scope="row" className="list-code">
              {one.email}
            </Table.Th>
            <Table.Td data-label={say(texts.language)}>
              {say(one.language === 'el' ? texts.greek : texts.english)}
            </Table.Td>
            <Table.Td data-label={say(texts.since)} className="list-date">
              {formatLongDate(dayInGreece(new Date(one.confirmedAt)), language)}
            </Table.Td>
            <Table.Td>
              <Button
                variant="light"
                color="red"
                size="xs"
                aria-label={`${say(texts.delete)}: ${one.email}`}
                onClick={() => props.onRemove(one)}
              >
                {say(texts.delete)}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function RemoveDialog(props: { subscriber: Subscriber | null; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { isBusy, problem, busily, forget } = useBusy();
  const { subscriber } = props;

  function close() {
    forget();
    props.onClose();
  }

  async function confirm() {
    if (!subscriber) return;
    await busily(async (isAwaited) => {
      await removeSubscriber(subscriber.id);
      announce(say(texts.removed));
      // Closed meanwhile, it is another question that may stand here.
      if (isAwaited()) close();
      await forgetNewsletter(queries);
    });
  }

  return (
    <ConfirmDialog
      isOpen={subscriber !== null}
      title={say(texts.removeTitle)}
      action={say(texts.delete)}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Text fw={600}>{subscriber?.email}</Text>
      <Text mt="sm">{say(texts.removeText)}</Text>
    </ConfirmDialog>
  );
}
