import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useSearchParams } from 'react-router';
import { ISSUE_FIELDS } from '../../../domain/newsletter/issue-fields.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { EntryFormFrame } from '../form/entry-form.tsx';
import { BilingualField } from '../form/fields/bilingual-field.tsx';
import { FormBar } from '../form/form-bar.tsx';
import { FORM_TEXTS, sayLastChanged } from '../form/form-texts.ts';
import type { Choice } from '../form/use-entry-form.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { useGoOn, useIsHere } from '../pieces/use-go-on.ts';
import { useStaffNames } from '../pieces/who.tsx';
import { IssueItems, type PendingItems } from './issue-items.tsx';
import { type Issue, issueQuery } from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';
import { type IssueValues, useIssueForm } from './use-issue-form.ts';

import './newsletter.css';

/** A new issue. */
export function NewIssueScreen() {
  const { say } = useAdminLanguage();
  return (
    <>
      <ScreenHeader title={say(texts.newIssue)} />
      <IssueForm />
    </>
  );
}

/** A draft, to be changed. */
export function EditIssueScreen({ id }: { id: string }) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  // Never fetched again while the editor types, not in another language either: where a colleague has sent the issue
  // meanwhile, its form would go with what is typed.
  const issue = useQuery({ ...issueQuery(id), staleTime: Number.POSITIVE_INFINITY, meta: {} });
  if (issue.data?.state === 'sent') {
    return <Navigate to={`/admin/newsletter/issues/${id}`} replace />;
  }
  return (
    <>
      <ScreenHeader
        title={say(texts.editIssue)}
        {...(issue.data && {
          text: say(
            sayLastChanged(formatMoment(issue.data.updatedAt, language), who(issue.data.updatedBy)),
          ),
        })}
      />
      {issue.isPending && <Loading />}
      {issue.isError && (
        <LoadProblem
          title={say(texts.issueFailed)}
          error={issue.error}
          onRetry={() => void issue.refetch()}
        />
      )}
      {issue.data && <IssueForm issue={issue.data} />}
    </>
  );
}

function IssueForm({ issue }: { issue?: Issue }) {
  const { say } = useAdminLanguage();
  const goOn = useGoOn();
  const isHere = useIsHere();
  // Whoever comes from the sending sees first what that still needs.
  const isAsked = useSearchParams()[0].has('obstacles');
  const fields = isAsked ? (issue?.obstacles ?? {}) : {};
  const needed = Object.keys(fields).length > 0;
  const form = useIssueForm(
    issue,
    needed ? { fields, text: say(texts.obstaclesTitle) } : undefined,
  );
  /** Shown in the bar, beside the button concerned. */
  const [note, setNote] = useState<Bilingual | null>(null);
  const { values, change, errors } = form;
  const [pending, setPending] = useState<PendingItems>({});

  /** After the keys one writes on; after the button one sees it as its readers do. */
  async function finish(saving: Promise<Issue | null>, isByKeys = false) {
    setNote(null);
    const saved = await saving;
    if (!saved) return;
    // Text typed during the save is not lost.
    if (isHere() && (isByKeys || form.mustHoldBack())) {
      setNote(texts.saved);
      // A reload opens this issue, not another new one. Not by the router, which would begin a new form.
      const address = `/admin/newsletter/issues/${saved.id}/edit`;
      window.history.replaceState(window.history.state, '', address);
      return;
    }
    announce(say(texts.saved));
    await goOn(`/admin/newsletter/issues/${saved.id}`);
  }
  /** What was chosen and not added is part of it; drawn first, since the form saves what it shows. */
  function takePending() {
    const known = new Set(values.items.map(({ id }) => id));
    const more = Object.values(pending).filter(({ id }) => !known.has(id));
    if (more.length === 0) return;
    flushSync(() => {
      change({ items: [...values.items, ...more] });
      setPending({});
    });
  }
  function save(choice?: Choice<IssueValues>, isByKeys = false) {
    if (!choice) takePending();
    void finish(form.save(choice), isByKeys);
  }

  return (
    <EntryFormFrame
      form={form}
      onSubmit={() => save()}
      onShortcut={() => save(undefined, true)}
      onChoice={(choice) => save(choice as Choice<IssueValues>)}
      onRestoreAndSave={() => void finish(form.beginAgain())}
      bar={
        <FormBar
          form={form}
          cancelTo="/admin/newsletter"
          note={note ? say(note) : ''}
          hint={say(texts.keys)}
        >
          <Button type="submit" disabled={form.busy !== null} aria-keyshortcuts="Control+S">
            {say(form.busy ? FORM_TEXTS.saving : texts.save)}
          </Button>
        </FormBar>
      }
    >
      <BilingualField
        name="subject"
        label={say(ISSUE_FIELDS.subject.label)}
        hint={say(texts.subjectHint)}
        required="el"
        maxLength={ISSUE_FIELDS.subject.maxLength}
        value={values.subject}
        onChange={(subject) => change({ subject })}
        errors={errors}
      />
      <BilingualField
        name="intro"
        label={say(ISSUE_FIELDS.intro.label)}
        hint={say(texts.introHint)}
        multiline
        rows={6}
        maxLength={ISSUE_FIELDS.intro.maxLength}
        value={values.intro}
        onChange={(intro) => change({ intro })}
        errors={errors}
      />
      <IssueItems
        items={values.items}
        pending={pending}
        onPending={setPending}
        onChange={(items) => change({ items })}
        errors={errors}
      />
    </EntryFormFrame>
  );
}
