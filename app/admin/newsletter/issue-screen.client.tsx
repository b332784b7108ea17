import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { describePath } from '../form/fields/field-path.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { useGoOn } from '../pieces/use-go-on.ts';
import { useStaffNames } from '../pieces/who.tsx';
import { useUser } from '../session.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueProgress } from './issue-state.tsx';
import { issueType, problemOf } from './issue-type.ts';
import {
  deleteIssue,
  figuresQuery,
  forgetNewsletter,
  type Issue,
  issueQuery,
  sendTest,
} from './newsletter-api.ts';
import { testSentTo, NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';
import { SendDialog } from './send-dialog.tsx';

import './newsletter.css';

/** An issue as its readers see it, and its acts. */
export function IssueScreen({ id }: { id: string }) {
  const { say, lang, language } = useAdminLanguage();
  const who = useStaffNames();
  const issue = useQuery(issueQuery(id));
  const { data } = issue;
  return (
    <>
      <ScreenHeader
        title={data ? data.subject[lang] || data.subject.el : say(texts.title)}
        heading={data && <Localised text={data.subject} />}
        {...(data && {
          text: data.sentAt
            ? `${say(texts.sent)}: ${formatMoment(data.sentAt, language)}, ${who(data.sentBy)}`
            : `${say(texts.draft)}: ${formatMoment(data.updatedAt, language)}, ${who(data.updatedBy)}`,
        })}
      >
        <Button variant="subtle" component={Link} to="/admin/newsletter">
          {say(texts.back)}
        </Button>
        {data?.state === 'draft' && (
          <Button component={Link} variant="default" to={`/admin/newsletter/issues/${id}/edit`}>
            {say(texts.edit)}
          </Button>
        )}
      </ScreenHeader>
      {issue.isPending && <Loading />}
      {issue.isError && (
        <LoadProblem
          title={say(texts.issueFailed)}
          error={issue.error}
          onRetry={() => void issue.refetch()}
        />
      )}
      {data?.state === 'draft' && <DraftActions issue={data} />}
      {data?.state === 'sent' && <IssueProgress issue={data} />}
      {data && (
        <>
          <Title order={2} size="h3" mt="xl" mb="md">
            {say(data.state === 'sent' ? texts.asSent : texts.preview)}
          </Title>
          <IssuePreview id={id} version={data.version} />
        </>
      )}
    </>
  );
}

function DraftActions({ issue }: { issue: Issue }) {
  const { say, lang } = useAdminLanguage();
  const isAdmin = useUser().role === 'admin';
  const figures = useQuery(figuresQuery);
  const [asked, setAsked] = useState<'send' | 'delete' | null>(null);
  const counts = figures.data?.subscribers;
  const isReady = figures.data?.canSendMail === true;
  const navigate = useNavigate();
  const obstacles = Object.entries(issue.obstacles);
  const corrected = `/admin/newsletter/issues/${issue.id}/edit?obstacles`;
  const isForSomebody = counts !== undefined && counts.el + counts.en > 0;

  function ask() {
    // The screen may have stood open for hours: the last question names how many there are now.
    void figures.refetch();
    setAsked('send');
  }
  const testing = useBusy((failure) => problemOf(failure, lang));
  const test = () =>
    testing.busily(async () => {
      const { to, languages } = await sendTest(issue.id);
      announce(say(testSentTo(to, languages)));
    });

  return (
    <>
      {figures.data && !isReady && (
        <Alert color="yellow" role="status" title={say(texts.noMailTitle)} mb="lg">
          {say(texts.noMailText)}
        </Alert>
      )}
      {figures.isError && !figures.data && (
        <LoadProblem
          title={say(texts.figuresFailed)}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {obstacles.length > 0 && (
        <Alert color="yellow" role="status" title={say(texts.obstaclesTitle)} mb="lg">
          <ul className="issue-obstacles">
            {obstacles.map(([path, message]) => (
              <li key={path}>
                <Link to={corrected}>{describePath(issueType, path, lang)}</Link>: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {testing.problem && (
        <Alert color="red" role="alert" mb="md">
          {testing.problem}
        </Alert>
      )}
      <Group gap="sm">
        {isAdmin && (
          <Button
            disabled={!isReady || !isForSomebody}
            onClick={() => (obstacles.length > 0 ? void navigate(corrected) : ask())}
          >
            {say(texts.send)}
          </Button>
        )}
        <Button
          variant="default"
          disabled={!isReady}
          loading={testing.isBusy}
          onClick={() => void test()}
        >
          {say(texts.test)}
        </Button>
        <Button variant="light" color="red" onClick={() => setAsked('delete')}>
          {say(texts.delete)}
        </Button>
      </Group>
      {!isAdmin && (
        <Text c="dimmed" mt="sm">
          {say(texts.onlyAdmins)}
        </Text>
      )}
      {counts && !isForSomebody && (
        <Text c="dimmed" mt="sm">
          {say(texts.nobody)}
        </Text>
      )}
      {counts && (
        <SendDialog
          issue={issue}
          counts={counts}
          isOpen={asked === 'send'}
          onClose={() => setAsked(null)}
        />
      )}
      <DeleteDialog issue={issue} isOpen={asked === 'delete'} onClose={() => setAsked(null)} />
    </>
  );
}

function DeleteDialog(props: { issue: Issue; isOpen: boolean; onClose: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const { isBusy, problem, busily, forget } = useBusy();

  const confirm = () =>
    busily(async () => {
      await deleteIssue(props.issue.id).catch((refusal) => {
        // A colleague may have sent it: the screen shows how it is now.
        void forgetNewsletter(queries);
        throw refusal;
      });
      announce(say(texts.deleted));
      await goOn('/admin/newsletter');
      await forgetNewsletter(queries);
    });

  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title={say(texts.deleteTitle)}
      action={say(texts.delete)}
      isDanger
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={() => {
        forget();
        props.onClose();
      }}
    >
      <p>{say(texts.deleteQuestion)}</p>
      <Text fw={600} mt="xs" lang="el">
        {props.issue.subject.el}
      </Text>
    </ConfirmDialog>
  );
}
