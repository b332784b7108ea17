import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { EntryValues } from '../form/entry-values.ts';
import type { CopyMark } from '../form/kept/kept-api.ts';
import { useEntryForm, type Choice as VersionChoice } from '../form/use-entry-form.ts';
import { useUser } from '../session.tsx';
import { issueType } from './issue-type.ts';
import { IssueMaker } from './make-issue.ts';
import {
  fetchStoredIssue,
  forgetNewsletter,
  type Issue,
  type IssueChoice,
  saveIssue,
} from './newsletter-api.ts';

/** An entry that an issue is about, as the form holds it. */
export type ChosenItem = Pick<IssueChoice, 'type' | 'id' | 'title'>;

/** The values of the form of an issue. */
export type IssueValues = EntryValues & {
  subject: Bilingual;
  intro: Bilingual;
  items: ChosenItem[];
};

const nothing = { el: '', en: '' };

function valuesOf(issue: Issue | undefined): IssueValues {
  const { subject = nothing, intro = nothing, items = [] } = issue ?? {};
  const chosen = items.map(({ type, id, title }) => ({ title, type, id }));
  return { slug: '', $alts: {}, subject, intro, items: chosen };
}

/** The form of a draft: its stored values and its acts. `obstacles` are what sending it still needs. */
export function useIssueForm(
  first: Issue | undefined,
  obstacles?: { fields: Record<string, string>; text: string },
) {
  const queries = useQueryClient();
  const { email } = useUser();
  const [maker] = useState(() => new IssueMaker());
  const [issue, setIssue] = useState(first);
  const form = useEntryForm<IssueValues, 'save'>({
    type: issueType,
    id: issue?.id ?? null,
    initial: valuesOf(issue),
    version: issue?.version ?? null,
    fetchStored: () => fetchStoredIssue(issue?.id ?? ''),
    obstacles,
  });

  async function store(
    sent: IssueValues,
    id: string | undefined,
    version: number | null,
    kept: CopyMark[],
  ) {
    const { subject, intro } = sent;
    const items = sent.items.map(({ type, id }) => ({ type, id }));
    const saved =
      id === undefined || version === null
        ? await maker.make({ subject, intro, items, kept }, email)
        : await saveIssue(id, { subject, intro, items, version, kept });
    setIssue(saved);
    form.accept(sent, { slug: '', version: saved.version }, kept);
    void forgetNewsletter(queries);
    return saved;
  }

  return {
    ...form,
    /** Saves the form's values, or the given decision. Returns the stored issue, or null when it was refused. */
    save: (chosen?: VersionChoice<IssueValues>): Promise<Issue | null> =>
      form.run('save', (sent, version, kept) => store(sent, issue?.id, version, kept), chosen),
    /** Makes the issue again from the form's values, after somebody deleted it. */
    beginAgain: (): Promise<Issue | null> =>
      form.run('save', (sent, _, kept) => store(sent, undefined, null, kept)),
  };
}
