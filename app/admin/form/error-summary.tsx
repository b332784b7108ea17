import { Alert, Anchor, Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { focusFirstError } from './fields/field-id.ts';
import { describePath } from './fields/field-path.ts';
import { FORM_TEXTS, sayErrors } from './form-texts.ts';
import type { EntryForm } from './use-entry-form.ts';

/** The errors of a refused save. It takes the focus, and links to each field. */
export function ErrorSummary(props: {
  form: Pick<EntryForm, 'type' | 'errors' | 'problem' | 'conflict' | 'refusals' | 'isGone'>;
  onBringBack: () => void;
}) {
  const { form } = props;
  const { say, lang } = useAdminLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { refusals } = form;
  const isShown = form.problem !== '' && !form.conflict;

  useEffect(() => {
    if (refusals > 0 && isShown) box.current?.focus();
  }, [refusals, isShown]);

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
      title={say(errors.length > 0 ? sayErrors(errors.length) : FORM_TEXTS.notSaved)}
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
        <Button mt="sm" variant="default" onClick={props.onBringBack}>
          {say(FORM_TEXTS.bringBack)}
        </Button>
      )}
    </Alert>
  );
}
