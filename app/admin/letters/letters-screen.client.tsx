import { Alert, NativeSelect, Table, Text } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { pageQuery, ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useUser } from '../session.tsx';
import { sayAttempts, sayProblem, LETTERS_TEXTS as TEXTS } from './letters-texts.ts';

import './letters.css';

type Letters = SuccessBody<Awaited<ReturnType<typeof api.letters.$get>>>;
type Show = 'failing' | 'waiting';

const lettersQuery = (show: Show, page: number) =>
  queryOptions({
    queryKey: ['letters', show, page],
    queryFn: ({ signal }) => {
      const query = { show, ...pageQuery(page, ROWS_ON_A_PAGE) };
      return answerOf(api.letters.$get({ query }, { init: { signal } }));
    },
    staleTime: 0,
  });

/** The letters that no mail server has taken yet, and why. */
export function LettersScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const show: Show = parameters.get('show') === 'failing' ? 'failing' : 'waiting';
  const page = readPage(parameters);
  const list = useQuery({ ...lettersQuery(show, page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)} />
      {list.data?.canSendMail === false && (
        <Alert color="yellow" role="status" mb="md">
          {say(TEXTS.noMail)}
        </Alert>
      )}
      <NativeSelect
        label={say(TEXTS.show)}
        value={show}
        onChange={(event) => setParameters({ show: event.currentTarget.value })}
        data={(['waiting', 'failing'] as const).map((value) => ({
          value,
          label: say(TEXTS[value]),
        }))}
        maw={320}
        mb="lg"
      />
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.none[show])}>
            <EmptyListLink to="/admin/dashboard">{say(PIECE_TEXTS.toDashboard)}</EmptyListLink>
          </EmptyList>
        }
        onPage={(next, options) => setParameters({ show, ...writePage(next) }, options)}
      >
        {({ letters }) => <LetterTable letters={letters} />}
      </PagedList>
    </>
  );
}

function LetterTable({ letters }: { letters: Letters['letters'] }) {
  const { say, language } = useAdminLanguage();
  const isAdmin = useUser().role === 'admin';
  return (
    <Table verticalSpacing="sm" className="letters">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(TEXTS.subject)}</Table.Th>
          {isAdmin && <Table.Th>{say(TEXTS.to)}</Table.Th>}
          <Table.Th>{say(TEXTS.state)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {letters.map((letter) => (
          <Table.Tr key={letter.id}>
            <Table.Td>{letter.subject}</Table.Td>
            {isAdmin && <Table.Td>{letter.to}</Table.Td>}
            <Table.Td>
              {letter.problem && <Text size="sm">{say(sayProblem(letter.problem))}</Text>}
              <Text size="sm" c="dimmed">
                {say(TEXTS.since)} {formatMoment(letter.createdAt, language)}
                {letter.attempts > 0 &&
                  ` · ${say(sayAttempts(letter.attempts))} · ${say(TEXTS.next)} ${formatMoment(letter.nextAttemptAt, language)}`}
              </Text>
              {letter.problem && (
                <Text size="sm" c="dimmed" className="letters-technical">
                  {say(TEXTS.technical)}: <span lang="en">{letter.problem}</span>
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
