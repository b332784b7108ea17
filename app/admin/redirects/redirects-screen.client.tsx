import { Button, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { CSV, DownloadButton } from '../pieces/download-button.tsx';
import { EmptyList } from '../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { SearchBox } from '../pieces/lists/search-box.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { Who } from '../pieces/who.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import {
  deleteRedirect,
  exportRedirects,
  forgetRedirects,
  type Redirect,
  redirectsQuery,
} from './redirects-api.ts';
import { REDIRECTS_TEXTS as TEXTS } from './redirects-texts.ts';

import '../list/list-table.css';
import './redirects.css';

/** Where staff lead visitors from old addresses. */
export function RedirectsScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const page = readPage(parameters);
  const [asked, setAsked] = useState<{ redirect?: Redirect } | null>(null);
  const [toDelete, setToDelete] = useState<Redirect | null>(null);
  const list = useQuery({ ...redirectsQuery(search, page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button variant="default" component={Link} to="/admin/missed">
          {say(TEXTS.missed)}
        </Button>
        <Button variant="default" component={Link} to="/admin/redirects/import">
          {say(TEXTS.import)}
        </Button>
        <ExportButton />
        <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => setAsked({})}>
          {say(TEXTS.add)}
        </Button>
      </ScreenHeader>
      <div className="redirects-search">
        <SearchBox
          value={search}
          placeholder={say(TEXTS.searchHint)}
          onChange={(q) => setParameters(q ? { q } : {}, { replace: true })}
        />
      </div>
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(search ? TEXTS.noneFound : TEXTS.empty)}>
            {search ? (
              <Button variant="default" onClick={() => setParameters({}, { replace: true })}>
                {say(TEXTS.showAll)}
              </Button>
            ) : (
              <Button variant="default" onClick={() => setAsked({})}>
                {say(TEXTS.addFirst)}
              </Button>
            )}
          </EmptyList>
        }
        onPage={(next, options) =>
          setParameters({ ...(search && { q: search }), ...writePage(next) }, options)
        }
      >
        {({ redirects }) => (
          <RedirectsTable
            redirects={redirects}
            onChange={(redirect) => setAsked({ redirect })}
            onDelete={setToDelete}
          />
        )}
      </PagedList>
      <RedirectDialog asked={asked} onClose={() => setAsked(null)} />
      <DeleteDialog redirect={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

function ExportButton() {
  const { say } = useAdminLanguage();
  const take = async () => {
    const { csv } = await exportRedirects();
    return { text: csv, type: CSV, name: `redirects-${dayInGreece(new Date())}.csv` };
  };
  return <DownloadButton label={say(TEXTS.export)} done={say(TEXTS.exported)} take={take} />;
}

function RedirectsTable(props: {
  redirects: readonly Redirect[];
  onChange: (redirect: Redirect) => void;
  onDelete: (redirect: Redirect) => void;
}) {
  const { say, language } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(TEXTS.from)}</Table.Th>
          <Table.Th>{say(TEXTS.to)}</Table.Th>
          <Table.Th>{say(TEXTS.lastChanged)}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{say(TEXTS.edit)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.redirects.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Th scope="row" className="redirects-address">
              {one.from}
              {one.note && <small>{one.note}</small>}
              {one.problem === 'unused' && <em>{say(TEXTS.unused)}</em>}
            </Table.Th>
            <Table.Td data-label={say(TEXTS.to)} className="redirects-address">
              {one.title ? <Localised text={one.title} /> : one.to}
              {one.title && <small>{one.to}</small>}
              {one.status === 302 && <small>{say(TEXTS.forAWhile)}</small>}
              {one.problem === 'nowhere' && <em>{say(TEXTS.nowhere)}</em>}
            </Table.Td>
            <Table.Td data-label={say(TEXTS.lastChanged)}>
              <span className="list-date">
                {formatLongDate(dayInGreece(new Date(one.updatedAt)), language)}
              </span>
              {one.updatedBy && <Who className="redirects-who" email={one.updatedBy} />}
            </Table.Td>
            <Table.Td>
              <Group gap="xs" justify="flex-end" wrap="nowrap">
                <Button
                  variant="light"
                  size="xs"
                  aria-label={`${say(TEXTS.edit)}: ${one.from}`}
                  onClick={() => props.onChange(one)}
                >
                  {say(TEXTS.edit)}
                </Button>
                <Button
                  variant="light"
                  color="red"
                  size="xs"
                  aria-label={`${say(TEXTS.delete)}: ${one.from}`}
                  onClick={() => props.onDelete(one)}
                >
                  {say(TEXTS.delete)}
                </Button>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function DeleteDialog({ redirect, onClose }: { redirect: Redirect | null; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { isBusy, problem, busily, forget } = useBusy();

  function close() {
    forget();
    onClose();
  }

  async function confirm() {
    if (!redirect) return;
    await busily(async (isAwaited) => {
      await deleteRedirect(redirect.id);
      announce(say(TEXTS.deleted));
      // Closed meanwhile, it is another question that may stand here.
      if (isAwaited()) close();
      await forgetRedirects(queries);
    });
  }

  return (
    <ConfirmDialog
      isOpen={redirect !== null}
      title={say(TEXTS.deleteTitle)}
      action={say(TEXTS.delete)}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Text fw={600} className="redirects-address">
        {redirect?.from}
      </Text>
      <Text mt="sm">{say(TEXTS.deleteText)}</Text>
    </ConfirmDialog>
  );
}
