import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ConfirmDialog } from '../pieces/confirm-dialog.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { problemOf } from './issue-type.ts';
import { forgetNewsletter, type Issue, issueQuery, sendIssue } from './newsletter-api.ts';
import { askToSend, sendTo, NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

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
  const { isBusy, problem, busily } = useBusy((failure) => problemOf(failure, lang));
  const count = (value: number) => formatNumber(value, language);

  const confirm = () =>
    // The second of two quick clicks is ignored; the server would not send twice either.
    busily(async () => {
      const sent = await sendIssue(issue.id, issue.version);
      announce(say(texts.started));
      onClose();
      queries.setQueryData(issueQuery(issue.id).queryKey, sent);
      await forgetNewsletter(queries);
    });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={say(texts.sendTitle)}
      action={say(sendTo(count(counts.el + counts.en)))}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text fw={600} lang="el">
        {issue.subject.el}
      </Text>
      <Text mt="sm">{say(askToSend(count(counts.el), count(counts.en)))}</Text>
      <Text mt="sm">{say(texts.sendFinal)}</Text>
    </ConfirmDialog>
  );
}
