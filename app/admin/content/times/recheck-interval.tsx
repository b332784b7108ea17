import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { useSentChoice } from '../../pieces/use-sent-choice.ts';
import { type AnyEntry, forgetEntries } from '../content-api.ts';
import type { ContentForm } from '../form/use-content-form.ts';
import { setRecheckInterval } from './times-api.ts';
import { sayMonths, sayUsual, TIMES_TEXTS } from './times-texts.ts';

const INTERVALS = [1, 3, 6, 12, 24];

/**
 * How often an entry is to be looked through; sent as it is chosen. It is never disabled, which would take the focus
 * away between two arrow keys: what is chosen while the form is at work waits for it.
 */
export function RecheckInterval({ form, entry }: { form: ContentForm; entry: AnyEntry }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { type, busy, changeState } = form;
  const own = entry.recheckMonths;
  const [waiting, setWaiting] = useState<string>();
  const isSending = busy !== null || waiting !== undefined;
  const [shown, show] = useSentChoice(own === null ? '' : String(own), isSending);
  const intervals = [...new Set([...INTERVALS, ...(own ? [own] : [])])].sort((a, b) => a - b);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice, when the form is free
  useEffect(() => {
    if (waiting === undefined || busy !== null) return;
    setWaiting(undefined);
    const months = waiting === '' ? null : Number(waiting);
    void changeState('recheck', (name, id) => setRecheckInterval(name, id, months)).then(() =>
      forgetEntries(queries, type.name),
    );
  }, [waiting, busy]);

  return (
    <NativeSelect
      size="sm"
      className="recheck-interval"
      label={say(TIMES_TEXTS.interval)}
      value={shown}
      onChange={(event) => {
        show(event.currentTarget.value);
        setWaiting(event.currentTarget.value);
      }}
      data={[
        { value: '', label: say(sayUsual(type.recheckMonths)) },
        ...intervals.map((months) => ({ value: String(months), label: say(sayMonths(months)) })),
        { value: '0', label: say(TIMES_TEXTS.never) },
      ]}
    />
  );
}
