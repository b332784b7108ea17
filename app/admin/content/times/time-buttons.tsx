import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { entryFormAddress } from '../../pieces/addresses/entry-address.ts';
import { useGoOn } from '../../pieces/use-go-on.ts';
import { type AnyEntry, forgetEntries, unpublishEntry } from '../content-api.ts';
import { CONTENT_FORM_TEXTS } from '../form/content-form-texts.ts';
import type { ContentForm } from '../form/use-content-form.ts';
import { DeleteButton } from './delete-button.tsx';
import { type LeaveChoice, LeaveDialog } from './leave-dialog.tsx';
import {
  archiveEntry,
  cancelLeaving,
  duplicateEntry,
  planLeaving,
  unarchiveEntry,
} from './times-api.ts';
import { sayLeaves, TIMES_TEXTS } from './times-texts.ts';

interface TimeButtonsProps {
  form: ContentForm;
  entry: AnyEntry;
  /** Whether this person hands in instead of publishing, and so takes nothing off the site either. */
  handsIn: boolean;
  /** Called with what came of it, in words. */
  onDone: (words: Bilingual) => void;
}

/**
 * The buttons of an entry of which there may be several: taking it off the site, its archive, a copy of it, the bin.
 */
export function TimeButtons({ form, entry, handsIn, onDone }: TimeButtonsProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const [isAsking, setAsking] = useState(false);
  const { type } = form;
  const isBusy = form.busy !== null;
  const mayLeave = entry.state !== 'draft' || entry.publishAt !== null;

  async function act(call: (type: string, id: string) => Promise<AnyEntry>) {
    const stored = await form.changeState('leave', call);
    if (stored) void forgetEntries(queries, type.name);
    return stored;
  }

  async function leave({ to, moment }: LeaveChoice) {
    setAsking(false);
    if (moment) {
      const planned = await act((name, id) =>
        planLeaving(name, id, { leaveAt: moment, leaveTo: to }),
      );
      if (planned) onDone(sayLeaves(moment, to));
    } else if (to === 'archived') {
      if (await act(archiveEntry)) onDone(TIMES_TEXTS.isArchived);
    } else if (await act((name, id) => unpublishEntry(name, id))) {
      onDone(CONTENT_FORM_TEXTS.unpublished);
    }
  }

  async function stay() {
    setAsking(false);
    if (await act(cancelLeaving)) onDone(TIMES_TEXTS.stays);
  }

  async function unarchive() {
    if (await act(unarchiveEntry)) onDone(TIMES_TEXTS.isBack);
  }

  async function duplicate() {
    const copy = await form.runOnly('duplicate', () => duplicateEntry(type.name, entry.id));
    if (!copy) return;
    void forgetEntries(queries, type.name);
    await goOn(entryFormAddress(type.name, copy.id), { state: { isCopy: true } });
  }

  return (
    <>
      <Button
        variant="default"
        disabled={isBusy}
        leftSection={<Copy aria-hidden size={16} />}
        onClick={() => void duplicate()}
      >
        {say(TIMES_TEXTS.duplicate)}
      </Button>
      {entry.state === 'archived' && !handsIn && (
        <Button variant="default" disabled={isBusy} onClick={() => void unarchive()}>
          {say(TIMES_TEXTS.unarchive)}
        </Button>
      )}
      {mayLeave && !handsIn && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {say(TIMES_TEXTS.leave)}
        </Button>
      )}
      <DeleteButton form={form} entry={entry} />
      {isAsking && (
        <LeaveDialog
          type={type}
          entry={entry}
          onClose={() => setAsking(false)}
          onChoose={(choice) => void leave(choice)}
          onStay={() => void stay()}
        />
      )}
    </>
  );
}
