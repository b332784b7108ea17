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
  /** Called with the moment in ISO 8601, UTC; undefined for whoever may not plan. */
  onPlan: ((moment: string) => void) | undefined;
}

/** The buttons of a form's bar that save without publishing now: as a draft, and for later. */
export function NotYetButtons({ busy, planned, languages, onDraft, onPlan }: NotYetButtonsProps) {
  const { say } = useAdminLanguage();
  const [isAsking, setAsking] = useState(false);
  const draft = planned ? PUBLICATION_TEXTS.save : PUBLICATION_TEXTS.saveDraft;
  const later = planned ? PUBLICATION_TEXTS.laterChange : PUBLICATION_TEXTS.later;
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
          onClick={() => setAsking(true)}
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
