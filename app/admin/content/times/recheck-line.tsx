import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { isToRecheck } from '../../pieces/addresses/entry-words.tsx';
import { useStaffNames } from '../../pieces/who.tsx';
import { type AnyEntry, forgetEntries } from '../content-api.ts';
import type { ContentForm } from '../form/use-content-form.ts';
import { RecheckInterval } from './recheck-interval.tsx';
import { confirmEntry } from './times-api.ts';
import { sayChecked, sayNextCheck, TIMES_TEXTS } from './times-texts.ts';

import './times.css';

interface RecheckLineProps {
  form: ContentForm;
  entry: AnyEntry;
  /** Called with what came of it, in words. */
  onDone: (words: Bilingual) => void;
}

/** Under the title of a public entry: when somebody looked through it last, and 'still true' in one click. */
export function RecheckLine({ form, entry, onDone }: RecheckLineProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const who = useStaffNames();
  const { type } = form;
  if (entry.state !== 'published') return null;
  const isDue = isToRecheck(entry.recheckOn);

  async function confirm() {
    if (!(await form.changeState('recheck', confirmEntry))) return;
    void forgetEntries(queries, type.name);
    onDone(TIMES_TEXTS.confirmed);
  }

  return (
    <div className="recheck-line" data-due={isDue || undefined}>
      <span>
        {isDue && <strong>{say(TIMES_TEXTS.due)} </strong>}
        {say(sayChecked(entry.checkedAt, who(entry.checkedBy)))}
        {entry.recheckOn && !isDue && <> · {say(sayNextCheck(entry.recheckOn))}</>}
      </span>
      <Button
        size="sm"
        variant={isDue ? 'filled' : 'default'}
        disabled={form.busy !== null}
        leftSection={<CircleCheck aria-hidden size={16} />}
        onClick={() => void confirm()}
      >
        {say(TIMES_TEXTS.stillTrue)}
      </Button>
      <RecheckInterval form={form} entry={entry} />
    </div>
  );
}
