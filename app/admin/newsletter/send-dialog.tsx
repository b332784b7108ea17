import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ApiError } from '../calls/api-client.ts';
import { ReasonDialog } from '../form/advice/reason-dialog.tsx';
import { useReason } from '../form/advice/use-reason.ts';
import { describePath } from '../form/fields/field-path.ts';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useBusy } from '../pieces/use-busy.ts';
import { issueType, problemOf } from './issue-type.ts';
import { forgetNewsletter, type Issue, issueQuery, sendIssue } from './newsletter-api.ts';
import {
  askToSend,
  REASON_TO_SEND,
  sendTo,
  NEWSLETTER_TEXTS as texts,
} from './newsletter-texts.ts';

interface SendDialogProps {
  issue: Issue;
  counts: { el: number; en: number };
  isOpen: boolean;
  onClose: () => void;
}

/** The last question before an issue goes to everybody, with how many that is. */
export function SendDialog({ issue, counts, isOpen, onClose }: SendDialogProps) {
  const { say, lang, language } = useAdminLanguage();
  const queries = useQueryClient();
  const { isBusy, problem, busily, forget } = useBusy((failure) => problemOf(failure, lang));
  const { asked, withReason } = useReason();
  const count = (value: number) => formatNumber(value, language);

  const confirm = () =>
    // The second of two quick clicks is ignored; the server would not send twice either.
    busily(async (isAwaited) => {
      const { id, version } = issue;
      const sent = await withReason((more) => sendIssue(id, { version, ...more })).catch(showNewer);
      announce(say(texts.started));
      if (isAwaited()) onClose();
      queries.setQueryData(issueQuery(issue.id).queryKey, sent);
      await forgetNewsletter(queries);
    });

  /** Where somebody else has saved, their version is looked at before it is sent: the question goes. */
  function showNewer(refusal: unknown): never {
    void forgetNewsletter(queries);
    if (refusal instanceof ApiError && refusal.body.current) {
      forget();
      onClose();
    }
    throw refusal;
  }

  if (asked) {
    return (
      <ReasonDialog
        asked={asked}
        nameOf={(path) => describePath(issueType, path, lang)}
        back={PIECE_TEXTS.cancel}
        words={REASON_TO_SEND}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={say(texts.sendTitle)}
      action={say(sendTo(count(counts.el + counts.en)))}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <Text fw={600} lang="el">
        {issue.subject.el}
      </Text>
      <Text mt="sm">{say(askToSend(count(counts.el), count(counts.en)))}</Text>
      <Text mt="sm">{say(texts.sendFinal)}</Text>
    </ConfirmDialog>
  );
}
