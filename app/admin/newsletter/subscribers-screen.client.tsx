import { Alert, Button, NativeSelect, Table, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { href } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { ConfirmDialog } from '../pieces/confirm-dialog.tsx';
import { EmptyList } from '../pieces/empty-list.tsx';
import { PagedList } from '../pieces/paged-list.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { saveFile } from '../pieces/save-file.ts';
import { SearchBox } from '../pieces/search-box.tsx';
import {
  exportSubscribers,
  forgetNewsletter,
  PAGE_SIZE,
  removeSubscriber,
  type Subscriber,
  subscribersQuery,
} from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

import '../list/list-table.css';
import './newsletter.css';

/** The confirmed subscribers of the newsletter; only for administrators. */
export function SubscribersScreen() {
  const { say } = useAdminLanguage();
  const [search, setSearch] = useState('');
  const [language, setLanguage] = useState<'' | 'el' | 'en'>('');
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
        pageSize={PAGE_SIZE}
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function take() {
    setBusy(true);
    setProblem('');
    try {
      const { csv } = await exportSubscribers();
      saveFile(csv, 'text/csv;charset=utf-8', `newsletter-${dayInGreece(new Date())}.csv`);
      announce(say(texts.exported));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<Download size={18} aria-hidden />}
        onClick={() => void take()}
      >
        {say(texts.export)}
      </Button>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { subscriber } = props;

  function close() {
    setProblem('');
    props.onClose();
  }

  async function confirm() {
    if (!subscriber) return;
    setBusy(true);
    setProblem('');
    try {
      await removeSubscriber(subscriber.id);
      announce(say(texts.removed));
      close();
      await forgetNewsletter(queries);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
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
