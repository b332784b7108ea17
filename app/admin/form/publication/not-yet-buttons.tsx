import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { fieldId } from '../fields/field-id.ts';
import { FORM_TEXTS } from '../form-texts.ts';
import { PUBLICATION_TEXTS } from './publication-texts.ts';
import { PublishLaterDialog } from './publish-later.tsx';

interface NotYetButtonsProps {
  /** The act under way. */
  busy: string | null;
  /** When it becomes public by itself; null where nothing is planned. */
  planned: string | null;
  /** The languages that a plan makes public. */
  languages: readonly Lang[];
  onDraft: () => void;
  /** Looks for what the publication would be refused for, and shows it; whether there is nothing. */
  onCheck: () => Promise<boolean>;
  /** Called with the moment in ISO 8601, UTC; undefined for whoever may not plan. */
  onPlan: ((moment: string) => void) | undefined;
}

/** The buttons of a form's bar that save without publishing now: as a draft, and for later. */
export function NotYetButtons(props: NotYetButtonsProps) {
  const { busy, planned, languages, onDraft, onCheck, onPlan } = props;
  const { say } = useAdminLanguage();
  const [isAsking, setAsking] = useState(false);
  const draft = planned ? PUBLICATION_TEXTS.save : PUBLICATION_TEXTS.saveDraft;
  const later = planned ? PUBLICATION_TEXTS.laterChange : PUBLICATION_TEXTS.later;
  /** Nobody is asked when, and then told that it cannot be. */
  async function ask() {
    if (await onCheck()) setAsking(true);
  }
  return (
    <>
      <Button
        variant="default"
        disabled={busy !== null}
        aria-keyshortcuts="Control+S"
        onClick={onDraft}
      >
        {say(busy === 'draft' ? FORM_TEXTS.saving : draft)}
      </Button>
      {onPlan && (
        <Button
          id={fieldId('publishAt')}
          variant="default"
          disabled={busy !== null}
          aria-haspopup="dialog"
          onClick={() => void ask()}
        >
          {say(busy === 'plan' ? PUBLICATION_TEXTS.planning : later)}
        </Button>
      )}
      {isAsking && onPlan && (
        <PublishLaterDialog
          planned={planned}
          languages={languages}
          onClose={() => setAsking(false)}
          onPlan={(moment) => {
            setAsking(false);
            onPlan(moment);
          }}
        />
      )}
    </>
  );
}
