import { Button, NativeSelect, Table } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { EmptyList } from '../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { useGoOn } from '../pieces/use-go-on.ts';
import { Who } from '../pieces/who.tsx';
import { NameDialog } from './name-dialog.tsx';
import { SetState } from './set-state.tsx';
import {
  createSet,
  forgetSets,
  SET_FILTERS,
  type SetFilter,
  type SetSummary,
  setsQuery,
} from './sets-api.ts';
import { sayEntries, SETS_TEXTS as TEXTS } from './sets-texts.ts';

import '../list/list-table.css';
import './sets.css';

/** The publishing sets, the open ones first. */
export function SetsScreen() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const { filter, page, show } = useSetsAddress();
  const [isAdding, setAdding] = useState(false);
  const list = useQuery({ ...setsQuery(filter, page), placeholderData: keepPreviousData });

  async function add(name: string) {
    const { id } = await createSet(name);
    void forgetSets(queries);
    await goOn(`/admin/sets/${id}`);
  }

  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button leftSection={<Plus aria-hidden size={18} />} onClick={() => setAdding(true)}>
          {say(TEXTS.add)}
        </Button>
      </ScreenHeader>
      <NativeSelect
        className="sets-filter"
        label={say(TEXTS.show)}
        value={filter}
        onChange={(event) => show(event.currentTarget.value as SetFilter, 1)}
        data={SET_FILTERS.map((value) => ({ value, label: say(TEXTS.filters[value]) }))}
      />
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.noneOf[filter])} text={say(TEXTS.howToAdd)}>
            {filter === '' ? (
              <Button variant="default" onClick={() => setAdding(true)}>
                {say(TEXTS.addFirst)}
              </Button>
            ) : (
              <Button variant="default" onClick={() => show('', 1)}>
                {say(TEXTS.filters[''])}
              </Button>
            )}
          </EmptyList>
        }
        onPage={(next) => show(filter, next)}
      >
        {({ sets }, isOld) => <SetTable sets={sets} isOld={isOld} />}
      </PagedList>
      {isAdding && (
        <NameDialog
          title={say(TEXTS.addTitle)}
          action={say(TEXTS.create)}
          onName={add}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** The filter stands in the address, so that the first screen leads to exactly what it counts. */
function useSetsAddress() {
  const [parameters, setParameters] = useSearchParams();
  const filter = SET_FILTERS.find((known) => known === parameters.get('state')) ?? '';
  const page = readPage(parameters);
  const show = (state: SetFilter, to: number) =>
    setParameters(
      { ...(state && { state }), ...writePage(to) },
      { replace: true, preventScrollReset: true },
    );
  return { filter, page, show };
}

function SetTable({ sets, isOld }: { sets: readonly SetSummary[]; isOld: boolean }) {
  const { say, language } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm" aria-busy={isOld}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say(TEXTS.set)}</Table.Th>
          <Table.Th scope="col">{say(TEXTS.state)}</Table.Th>
          <Table.Th scope="col">{say(TEXTS.made)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sets.map((set) => (
          <Table.Tr key={set.id}>
            <Table.Th scope="row">
              <Link className="sets-name" to={`/admin/sets/${set.id}`}>
                {set.name}
              </Link>
              <span className="sets-facts">{say(sayEntries(set.entries))}</span>
            </Table.Th>
            <Table.Td>
              <SetState set={set} />
            </Table.Td>
            <Table.Td className="list-date" data-label={say(TEXTS.made)}>
              {formatMoment(set.createdAt, language)}
              <Who className="sets-facts" email={set.createdBy} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
