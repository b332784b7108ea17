import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAdminLanguage } from '../../admin-language.tsx';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { CONTENT_FORM_TEXTS } from './content-form-texts.ts';
import type { ContentForm } from './use-content-form.ts';

interface FormBarProps {
  form: ContentForm;
  onSave: (publish: boolean) => void;
  cancelTo: string | null;
  isBlocked: boolean;
  /** What became of the last save; '' when there is nothing to say. */
  note: string;
}

/** What can be done with the form; it stays in sight. */
export function FormBar({ form, onSave, cancelTo, isBlocked, note }: FormBarProps) {
  const { say } = useAdminLanguage();
  const { busy } = form;
  const isBusy = busy !== null || isBlocked;
  return (
    <div className="entry-form-bar content-bar">
      <Text
        className="entry-form-state"
        size="sm"
        {...(!note && { c: 'dimmed' })}
        role="status"
        data-quiet={(!form.hasChanges && !note) || undefined}
      >
        {form.hasChanges
          ? say(form.isKept ? FORM_TEXTS.unsaved : FORM_TEXTS.unsavedNotKept)
          : note || say(CONTENT_FORM_TEXTS.keys)}
      </Text>
      <div className="content-buttons">
        {cancelTo && (
          <Button variant="subtle" component={Link} to={cancelTo}>
            {say(FORM_TEXTS.cancel)}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isBusy}
          aria-keyshortcuts="Control+S"
          onClick={() => onSave(false)}
        >
          {say(busy === 'draft' ? CONTENT_FORM_TEXTS.savingDraft : CONTENT_FORM_TEXTS.saveDraft)}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {say(busy === 'publish' ? CONTENT_FORM_TEXTS.publishing : CONTENT_FORM_TEXTS.publish)}
        </Button>
      </div>
    </div>
  );
}
