import { Alert, Anchor, Button, Text } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { focusFirstError } from './fields/field-id.ts';
import { describePath } from './fields/field-path.ts';
import { FORM_TEXTS, sayRefusal } from './form-texts.ts';
import type { EntryForm } from './use-entry-form.ts';

/**
 * The errors of a refused save, with a link to each field. It takes the focus, except from somebody who saved by keys
 * and goes on typing: the next words would be lost. The bar then leads here.
 */
export function ErrorSummary(props: {
  form: Pick<EntryForm, 'type' | 'errors' | 'problem' | 'conflict' | 'refusals' | 'isGone'>;
  /** Whether the last save was asked for by Ctrl+S. */
  isByKeys: RefObject<boolean>;
  onRestoreAndSave: () => void;
}) {
  const { form, isByKeys } = props;
  const { say, lang } = useAdminLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { refusals } = form;
  const isShown = form.problem !== '' && !form.conflict;

  useLayoutEffect(() => {
    if (refusals === 0 || !isShown) return;
    if (!(isByKeys.current && isInField(document.activeElement))) box.current?.focus();
  }, [refusals, isShown, isByKeys]);

  if (!isShown) return null;
  const errors = Object.entries(form.errors);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="red"
      role="alert"
      mb="lg"
      className="form-problem"
      title={say(sayRefusal(errors.length))}
    >
      {errors.length > 0 ? (
        <ul className="form-problems">
          {errors.map(([path, message]) => (
            <li key={path}>
              <Anchor
                component="button"
                type="button"
                underline="always"
                onClick={() => focusFirstError([path])}
              >
                {describePath(form.type, path, lang)}
              </Anchor>
              : {message}
            </li>
          ))}
        </ul>
      ) : (
        <Text>
          {form.isGone ? say(FORM_TEXTS.gone) : form.problem} {say(FORM_TEXTS.stillHere)}
        </Text>
      )}
      {form.isGone && (
        <Button mt="sm" variant="default" onClick={props.onRestoreAndSave}>
          {say(FORM_TEXTS.restoreAndSave)}
        </Button>
      )}
    </Alert>
  );
}

const isInField = (element: Element | null) => element?.closest('.entry-form-fields') != null;

/** In the bar, which is always in sight: that the last save was refused, and the way to the reasons. */
export function RefusalLink({
  form,
}: {
  form: Pick<EntryForm, 'errors' | 'problem' | 'conflict'>;
}) {
  const { say } = useAdminLanguage();
  if (form.problem === '' || form.conflict) return null;
  return (
    <Anchor
      component="button"
      type="button"
      underline="always"
      className="form-refusal"
      onClick={() => document.querySelector<HTMLElement>('.form-problem')?.focus()}
    >
      {say(sayRefusal(Object.keys(form.errors).length))}
    </Anchor>
  );
}
