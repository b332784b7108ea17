import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isSaveKey } from '../pieces/save-key.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import type { EntryValues } from './entry-values.ts';
import { ErrorSummary } from './error-summary.tsx';
import { CompanyNotice } from './kept/company-notice.tsx';
import { DraftOffer } from './kept/draft-offer.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { Choice, EntryForm } from './use-entry-form.ts';

import './entry-form.css';

interface EntryFormFrameProps {
  form: EntryForm;
  /** What the main button does. */
  onSubmit: () => void;
  /** What Ctrl+S does. */
  onShortcut: () => void;
  /** Saves a decision between two versions, by the act during which they met. */
  onChoice: (choice: Choice<EntryValues>, act: string) => void;
  /** Takes an entry out of the bin that was deleted in the meantime, and saves. */
  onRestoreAndSave: () => void;
  /** The fields. */
  children: ReactNode;
  /** A FormBar. */
  bar: ReactNode;
}

/**
 * The frame of a form: who else is at work, the errors, the offer of what was not saved, the fields, the bar, the
 * choice between two versions, and the guard against leaving.
 */
export function EntryFormFrame(props: EntryFormFrameProps) {
  const { form } = props;
  const isByKeys = useRef(false);
  useSaveShortcut(() => {
    isByKeys.current = true;
    props.onShortcut();
  });
  return (
    <form
      noValidate
      className="entry-form"
      onClickCapture={() => {
        isByKeys.current = false;
      }}
      onKeyDown={keepEnterFromSaving}
      onSubmit={(event) => {
        event.preventDefault();
        isByKeys.current = false;
        props.onSubmit();
      }}
    >
      <CompanyNotice form={form} />
      <ErrorSummary form={form} isByKeys={isByKeys} onRestoreAndSave={props.onRestoreAndSave} />
      <DraftOffer form={form} />
      <div className="entry-form-fields">{props.children}</div>
      {props.bar}
      <ConflictDialog form={form} onSave={props.onChoice} />
      <LeaveGuard form={form} />
    </form>
  );
}

/**
 * Enter in a field of one line would press the main button, as in any form of the web: here it would publish what is
 * half typed. Dialogs, which stand elsewhere in the document, keep their Enter.
 */
function keepEnterFromSaving(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type !== 'file' && currentTarget.contains(target)) event.preventDefault();
}

/** Ctrl+S anywhere on the screen. */
function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const saveByKey = (event: globalThis.KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      // Not over a dialog, which has buttons of its own.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) latest.current();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);
}
