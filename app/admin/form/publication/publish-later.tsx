import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { localTimeInGreece, momentInGreece } from '../../../../domain/time/greek-time.ts';

import { useAdminLanguage } from '../../admin-language.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { PUBLICATION_TEXTS, sayWhenPublished } from './publication-texts.ts';

/** The suggested hour: offices open at eight, and the publication is public by then. */
const USUAL_TIME = '08:00';
const DAY_MS = 24 * 60 * 60_000;

interface PublishLaterProps {
  /** The moment planned now; null for none. */
  planned: string | null;
  /** The languages that become public then. */
  languages: readonly Lang[];
  onClose: () => void;
  /** What happens at the moment; left out: the one entry becomes public in those languages. */
  sayWhen?: (moment: string) => Bilingual;
  /** Called with the moment in ISO 8601, UTC. */
  onPlan: (moment: string) => void;
}

/** Asks when the form's values are to become public; it is mounted again for each question. */
export function PublishLaterDialog(props: PublishLaterProps) {
  const { planned, languages, onClose, onPlan } = props;
  const { sayWhen = (at: string) => sayWhenPublished(at, languages) } = props;
  const { say } = useAdminLanguage();
  const [local, setLocal] = useState(() =>
    planned
      ? localTimeInGreece(new Date(planned))
      : `${localTimeInGreece(new Date(Date.now() + DAY_MS)).slice(0, 10)}T${USUAL_TIME}`,
  );
  const [isTried, setTried] = useState(false);
  const moment = momentInGreece(local);
  const problem = describeProblem(moment);

  function submit(event: FormEvent) {
    event.preventDefault();
    // For React the dialog is inside the form of the entry, though not in the document.
    event.stopPropagation();
    setTried(true);
    if (moment && !describeProblem(moment)) onPlan(moment.toISOString());
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(PUBLICATION_TEXTS.laterTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <form noValidate onSubmit={submit}>
        <TextInput
          type="datetime-local"
          label={say(PUBLICATION_TEXTS.laterWhen)}
          description={say(PUBLICATION_TEXTS.laterHint)}
          value={local}
          onChange={(event) => setLocal(event.currentTarget.value)}
          error={isTried && problem && say(problem)}
          min={localTimeInGreece(new Date())}
          data-autofocus
        />
        <Text mt="md" role="status">
          {moment && !problem && say(sayWhen(moment.toISOString()))}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {say(PIECE_TEXTS.cancel)}
          </Button>
          <Button type="submit">{say(PUBLICATION_TEXTS.plan)}</Button>
        </Group>
      </form>
    </Dialog>
  );
}

function describeProblem(moment: Date | undefined) {
  if (!moment) return PUBLICATION_TEXTS.laterMissing;
  return moment.getTime() <= Date.now() ? PUBLICATION_TEXTS.laterPast : undefined;
}
