import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announceWithUndo } from '../../announce.tsx';
import { entryListAddress } from '../../pieces/addresses/entry-address.ts';
import { Localised } from '../../pieces/addresses/entry-words.tsx';
import { ConfirmDialog } from '../../pieces/dialogs/confirm-dialog.tsx';
import { useBusy } from '../../pieces/use-busy.ts';
import { useGoOn } from '../../pieces/use-go-on.ts';
import { type AnyEntry, deleteEntry, forgetEntries, restoreDeleted } from '../content-api.ts';
import type { ContentForm } from '../form/use-content-form.ts';
import { TIMES_TEXTS } from './times-texts.ts';

/** Moves the entry of a form to the bin, and leads to the list. */
export function DeleteButton({ form, entry }: { form: ContentForm; entry: AnyEntry }) {
  const { say, lang } = useAdminLanguage();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, setProblem, busily } = useBusy();
  const { name } = form.type;
  const title = entry.title[lang];

  async function remove() {
    // As it was when it was opened or saved here: what somebody else has saved since is not deleted unseen.
    const isDone = await busily(async () => {
      await deleteEntry(name, entry.id, form.known.version ?? entry.version);
    });
    if (!isDone) return;
    form.abandon();
    await forgetEntries(queries, name);
    await goOn(entryListAddress(name));
    announceWithUndo({
      message: `${say(TIMES_TEXTS.deleted)}: ${title}`,
      undo: async () => {
        await restoreDeleted(name, entry.id);
        await forgetEntries(queries, name);
      },
      done: `${say(TIMES_TEXTS.restored)}: ${title}`,
      title: entry.title,
    });
  }

  return (
    <>
      <Button
        variant="default"
        disabled={form.busy !== null}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {say(TIMES_TEXTS.delete)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(TIMES_TEXTS.deleteTitle)}
        action={say(TIMES_TEXTS.deleteTitle)}
        isDanger
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void remove()}
        onClose={() => {
          setAsking(false);
          setProblem('');
        }}
      >
        <Text fw={600} mb="xs">
          <Localised text={entry.title} />
        </Text>
        <Text size="sm">{say(TIMES_TEXTS.deleteText)}</Text>
        {form.hasChanges && <Text size="sm">{say(TIMES_TEXTS.deleteUnsaved)}</Text>}
      </ConfirmDialog>
    </>
  );
}
