import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { EntryForm } from './use-entry-form.ts';

import './entry-form.css';

interface EntryFormFrameProps<V extends object> {
  form: EntryForm<V>;
  /** Where Cancel leads: the list. */
  cancelTo: string;
  children: ReactNode;
  /** More buttons beside Save, such as Publish. */
  actions?: ReactNode;
  saveLabel?: string;
}

/**
 * The frame of a form: the offer of a kept draft, what went wrong, the fields, and the bar with Save
 * and Cancel that stays in sight. Ctrl+S saves.
 */
export function EntryFormFrame<V extends object>(props: EntryFormFrameProps<V>) {
  const { form } = props;
  const { say } = useAdminLanguage();
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(element);
  return (
    <form
      ref={element}
      noValidate
      className="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <DraftOffer form={form} />
      <div className="entry-form-fields">{props.children}</div>
      <div className="entry-form-bar">
        <div className="entry-form-state">
          {form.problem && (
            <Alert color="red" role="alert" title={say(FORM_TEXTS.notSaved)} py="xs">
              {form.problem} {say(FORM_TEXTS.stillHere)}
            </Alert>
          )}
          <Text size="sm" c="dimmed" role="status">
            {form.hasChanges &&
              !form.problem &&
              say(form.isKept ? FORM_TEXTS.unsaved : FORM_TEXTS.unsavedNotKept)}
          </Text>
        </div>
        <Group gap="sm" justify="flex-end">
          <Button variant="default" component={Link} to={props.cancelTo}>
            {say(FORM_TEXTS.cancel)}
          </Button>
          {props.actions}
          <Button type="submit" disabled={form.isSaving} aria-keyshortcuts="Control+S">
            {form.isSaving ? say(FORM_TEXTS.saving) : (props.saveLabel ?? say(FORM_TEXTS.save))}
          </Button>
        </Group>
      </div>
      <LeaveGuard form={form} />
    </form>
  );
}

function useSaveShortcut(element: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      // By the key's place, since it writes σ on a Greek keyboard.
      const isS = event.code === 'KeyS' || event.key.toLowerCase() === 's';
      if (!isS || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Not over a dialog, which has buttons of its own.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) {
        element.current?.requestSubmit();
      }
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, [element]);
}

/** Asked before anything else is typed, so that neither the old changes nor new ones get lost. */
function DraftOffer<V extends object>({ form }: { form: EntryForm<V> }) {
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
