import { Alert, Anchor, Button, Table, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment, formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { LoadProblem } from '../pieces/load-state.tsx';
import { useUser } from '../session.tsx';
import { IssueState } from './issue-state.tsx';
import { figuresQuery, type IssueSummary, issuesQuery, NEWSLETTER_ROWS } from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

import '../list/list-table.css';
import './newsletter.css';

/** The number of subscribers, and the issues, drafts and sent ones. */
export function NewsletterScreen() {
  const { say } = useAdminLanguage();
  const [page, setPage] = useState(1);
  const figures = useQuery(figuresQuery);
  const list = useQuery({ ...issuesQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenHeader title={say(texts.title)} text={say(texts.text)}>
        <Button
          component={Link}
          to="/admin/newsletter/issues/new"
          leftSection={<Plus size={18} aria-hidden />}
        >
          {say(texts.newIssue)}
        </Button>
      </ScreenHeader>
      {figures.isError && !list.isError && (
        <LoadProblem
          title={say(texts.loadFailed)}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.data && !figures.data.canSendMail && <NoMail />}
      {figures.data && <Figures {...figures.data.subscribers} />}
      <Title order={2} size="h3" mt="xl" mb="md">
        {say(texts.issues)}
      </Title>
      <PagedList
        list={list}
        page={page}
        pageSize={NEWSLETTER_ROWS}
        loadFailed={say(texts.loadFailed)}
        empty={
          <EmptyList title={say(texts.none)} text={say(texts.noneHint)}>
            <EmptyListLink to="/admin/newsletter/issues/new">{say(texts.addFirst)}</EmptyListLink>
          </EmptyList>
        }
        onPage={setPage}
      >
        {({ issues }) => <IssuesTable issues={issues} />}
      </PagedList>
    </>
  );
}

function NoMail() {
  const { say } = useAdminLanguage();
  return (
    <Alert color="yellow" role="status" title={say(texts.noMailTitle)} mb="lg">
      {say(texts.noMailText)}
    </Alert>
  );
}

function Figures({ el, en, pending }: { el: number; en: number; pending: number }) {
  const { say, language } = useAdminLanguage();
  const isAdmin = useUser().role === 'admin';
  return (
    <section aria-label={say(texts.figures)}>
      <ul className="newsletter-figures">
        {[
          { count: el, words: texts.inGreek },
          { count: en, words: texts.inEnglish },
          { count: pending, words: texts.pending },
        ].map(({ count, words }) => (
          <li key={words.en}>
            <strong>{formatNumber(count, language)}</strong> {say(words)}
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Anchor component={Link} to="/admin/newsletter/subscribers">
          {say(texts.showSubscribers)}
        </Anchor>
      )}
    </section>
  );
}

function IssuesTable({ issues }: { issues: IssueSummary[] }) {
  const { say, lang, language } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(texts.subject)}</Table.Th>
          <Table.Th>{say(texts.state)}</Table.Th>
          <Table.Th>{say(texts.date)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {issues.map((issue) => (
          <Table.Tr key={issue.id}>
            <Table.Th scope="row">
              <Anchor
                component={Link}
                to={`/admin/newsletter/issues/${issue.id}`}
                fw={600}
                lang={issue.subject[lang] ? lang : 'el'}
              >
                {issue.subject[lang] || issue.subject.el}
              </Anchor>
            </Table.Th>
            <Table.Td data-label={say(texts.state)}>
              <IssueState issue={issue} />
            </Table.Td>
            <Table.Td data-label={say(texts.date)} className="list-date">
              {formatMoment(issue.sentAt ?? issue.updatedAt, language)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
