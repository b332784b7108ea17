import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { LeaveGuard } from '../../form/leave-guard.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { EntryValues } from './entry-values.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldControl } from './fields/field-control.tsx';
import { FormMediaContext } from './fields/media-fields.tsx';
import { FormBar } from './form-bar.tsx';
import { SlugField } from './slug-field.tsx';
import type { ContentForm } from './use-content-form.ts';

import '../../form/entry-form.css';
import './content-form.css';

/** A decision about two versions, ready to be saved. */
export interface Choice {
  values: EntryValues;
  version: number;
  publish: boolean;
}

interface ContentFormViewProps {
  form: ContentForm;
  onSave: (publish: boolean, choice?: Choice) => void;
  onBringBack: () => void;
  /** Where Cancel leads; null where there is no list to go back to. */
  cancelTo: string | null;
  /** What became of the last save. */
  note: string;
}

/** The form of an entry, made from the fields of its type. */
export function ContentFormView(props: ContentFormViewProps) {
  const { form, onSave } = props;
  const { type } = form;
  const mustDecide = form.draft !== undefined;
  const media = useFormMedia(form);
  useSaveShortcut(() => !mustDecide && onSave(false));
  return (
    <form
      noValidate
      className="entry-form content-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(true);
      }}
    >
      <ErrorSummary form={form} onBringBack={props.onBringBack} />
      <DraftOffer form={form} />
      {/* Before the person has decided about a kept draft nothing can be typed over it. */}
      <div className="entry-form-fields" inert={mustDecide}>
        <FormMediaContext value={media}>
          {Object.entries(type.fields).map(([name, field]) => (
            <NamedField key={name} name={name} form={form} field={field} />
          ))}
        </FormMediaContext>
        {!type.singleton && type.path({ slug: 'a', data: form.values as never }) !== null && (
          <SlugField form={form} />
        )}
      </div>
      <FormBar {...props} isBlocked={mustDecide} />
      <ConflictDialog form={form} onSave={(choice) => onSave(choice.publish, choice)} />
      <LeaveGuard form={form} />
    </form>
  );
}

function NamedField(props: {
  name: string;
  form: ContentForm;
  field: ContentForm['type']['fields'][string];
}) {
  const { name, form, field } = props;
  const { change } = form;
  const onChange = useMemo(() => (value: unknown) => change(name, value), [change, name]);
  return (
    <FieldControl
      field={field}
      path={name}
      value={form.values[name]}
      errors={form.errors}
      onChange={onChange}
    />
  );
}

function useFormMedia({ values, change, setWaiting }: ContentForm) {
  const alts = values.$alts;
  return useMemo(
    () => ({
      alts,
      setAlts: (next: EntryValues['$alts']) => change('$alts', next),
      setWaiting,
    }),
    [alts, change, setWaiting],
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

function DraftOffer({ form }: { form: ContentForm }) {
  const { say, language } = useAdminLanguage();
  if (!form.draft) return null;
  return (
    <Alert color="sea" mb="lg" role="status" title={say(FORM_TEXTS.draftTitle)}>
      <Text mb="sm">
        {say(FORM_TEXTS.draftFrom)}: {formatMoment(form.draft.keptAt, language)}
      </Text>
      <Group gap="sm">
        <Button size="sm" onClick={form.takeDraft}>
          {say(FORM_TEXTS.takeDraft)}
        </Button>
        <Button size="sm" variant="default" onClick={form.dropDraft}>
          {say(FORM_TEXTS.dropDraft)}
        </Button>
      </Group>
    </Alert>
  );
}
