import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import type { EntryValues } from './entry-values.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { Choice, EntryForm } from './use-entry-form.ts';

import './entry-form.css';

interface EntryFormFrameProps {
  form: EntryForm;
  /** What Enter and the main button do. */
  onSubmit: () => void;
  /** What Ctrl+S does. */
  onShortcut: () => void;
  /** Saves a decision between two versions, by the act during which they met. */
  onChoice: (choice: Choice<EntryValues>, act: string) => void;
  /** Brings back an entry that was deleted in the meantime, and saves. */
  onBringBack: () => void;
  /** The fields. */
  children: ReactNode;
  /** A FormBar. */
  bar: ReactNode;
}

/**
 * The frame of a form: the errors, the offer of a kept draft, the fields, the bar, the choice between two versions,
 * and the guard against leaving.
 */
export function EntryFormFrame(props: EntryFormFrameProps) {
  const { form } = props;
  useSaveShortcut(props.onShortcut);
  return (
    <form
      noValidate
      className="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <ErrorSummary form={form} onBringBack={props.onBringBack} />
      <DraftOffer form={form} />
      <div className="entry-form-fields">{props.children}</div>
      {props.bar}
      <ConflictDialog form={form} onSave={props.onChoice} />
      <LeaveGuard form={form} />
    </form>
  );
}

/** Ctrl+S anywhere on the screen. */
function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      // By the key's place, since it writes σ on a Greek keyboard.
      const isS = event.code === 'KeyS' || event.key.toLowerCase() === 's';
      if (!isS || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Not over a dialog, which has buttons of its own.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) latest.current();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);
}

/** The question comes before anything else is typed, so that neither the old changes nor new ones are lost. */
function DraftOffer({ form }: { form: EntryForm }) {
  const { say, language } = useAdminLanguage();
  return (
    <Modal
      opened={form.draft !== undefined}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={say(FORM_TEXTS.draftTitle)}
    >
      <Text mb="lg">
        {say(FORM_TEXTS.draftFrom)}: {form.draft && formatMoment(form.draft.keptAt, language)}
      </Text>
      <Group gap="sm">
        <Button onClick={form.takeDraft} data-autofocus>
          {say(FORM_TEXTS.takeDraft)}
        </Button>
        <Button variant="default" onClick={form.dropDraft}>
          {say(FORM_TEXTS.dropDraft)}
        </Button>
      </Group>
    </Modal>
  );
}
