import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { localTimeInGreece, momentInGreece } from '../../../../domain/time/greek-time.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { PUBLICATION_TEXTS } from '../../form/publication/publication-texts.ts';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import type { AnyEntry } from '../content-api.ts';
import { TIMES_TEXTS } from './times-texts.ts';

/** When offices close: by then what was announced for a day is over. */
const USUAL_TIME = '15:00';
const DAY_MS = 24 * 60 * 60_000;

/** What somebody chose; `moment` is ISO 8601, UTC, or null for now. */
export interface LeaveChoice {
  to: 'draft' | 'archived';
  moment: string | null;
}

interface LeaveDialogProps {
  type: ContentType;
  entry: AnyEntry;
  onClose: () => void;
  onChoose: (choice: LeaveChoice) => void;
  /** Cancels what is planned. */
  onStay: () => void;
}

/** Asks how an entry leaves the site, and when; it is mounted again for each question. */
export function LeaveDialog({ type, entry, onClose, onChoose, onStay }: LeaveDialogProps) {
  const { say } = useAdminLanguage();
  const mayArchive = type.archives && entry.state !== 'archived';
  const isPublic = entry.state !== 'draft';
  const [to, setTo] = useState(entry.leaveTo ?? (mayArchive ? 'archived' : 'draft'));
  const [isLater, setLater] = useState(!isPublic || entry.leaveAt !== null);
  const [local, setLocal] = useState(() => startOf(entry));
  const [isTried, setTried] = useState(false);
  const problem = isLater ? describeProblem(local, entry.publishAt) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    // For React the dialog is inside the form of the entry, though not in the document.
    event.stopPropagation();
    setTried(true);
    const moment = isLater ? momentInGreece(local) : null;
    if (problem || moment === undefined) return;
    onChoose({ to, moment: moment?.toISOString() ?? null });
  }

  const action = to === 'archived' ? TIMES_TEXTS.archiveNow : TIMES_TEXTS.draftNow;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(TIMES_TEXTS.leaveTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          {mayArchive && (
            <Radio.Group
              label={say(TIMES_TEXTS.how)}
              value={to}
              onChange={(value) => setTo(value as LeaveChoice['to'])}
            >
              <Stack gap="sm" mt="xs">
                {(['archived', 'draft'] as const).map((value) => (
                  <Radio
                    key={value}
                    value={value}
                    label={say(TIMES_TEXTS[value])}
                    description={say(TIMES_TEXTS[`${value}Text`])}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
          <Radio.Group
            label={say(TIMES_TEXTS.when)}
            value={isLater ? 'later' : 'now'}
            onChange={(value) => setLater(value === 'later')}
          >
            <Stack gap="sm" mt="xs">
              {isPublic && <Radio value="now" label={say(TIMES_TEXTS.now)} />}
              <Radio value="later" label={say(TIMES_TEXTS.later)} />
            </Stack>
          </Radio.Group>
          {isLater && (
            <TextInput
              type="datetime-local"
              label={say(TIMES_TEXTS.moment)}
              description={say(TIMES_TEXTS.momentHint)}
              value={local}
              onChange={(event) => setLocal(event.currentTarget.value)}
              error={isTried && problem && say(problem)}
              min={localTimeInGreece(new Date())}
            />
          )}
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {say(PIECE_TEXTS.cancel)}
          </Button>
          {entry.leaveAt && (
            <Button variant="default" onClick={onStay}>
              {say(TIMES_TEXTS.cancelLeaving)}
            </Button>
          )}
          <Button type="submit">{say(isLater ? TIMES_TEXTS.plan : action)}</Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** The moment that is planned, or the end of office hours on the day after the entry is, or becomes, public. */
function startOf({ leaveAt, publishAt }: AnyEntry): string {
  if (leaveAt) return localTimeInGreece(new Date(leaveAt));
  const from = publishAt ? Date.parse(publishAt) : Date.now();
  return `${localTimeInGreece(new Date(from + DAY_MS)).slice(0, 10)}T${USUAL_TIME}`;
}

function describeProblem(local: string, publishAt: string | null) {
  const moment = momentInGreece(local);
  if (!moment) return PUBLICATION_TEXTS.laterMissing;
  if (moment.getTime() <= Date.now()) return PUBLICATION_TEXTS.laterPast;
  if (publishAt && moment.getTime() <= Date.parse(publishAt)) return TIMES_TEXTS.beforePublication;
  return undefined;
}
