import { Alert, Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { ApiError, messageOf } from '../../calls/api-client.ts';
import { lazyPart } from '../../pieces/lazy-part.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { useCopy } from '../../pieces/use-copy.ts';
import { replaceToken } from '../../session.tsx';
import { CODE_INPUTS } from '../../sign-in/code-field.tsx';
import { SIGN_IN_TEXTS } from '../../sign-in/sign-in-texts.ts';
import { confirmTwoStep, type Enrolment } from '../account-api.ts';
import { TWO_STEP_TEXTS } from './two-step-texts.ts';

// Most who open their account add no app today.
const QrCode = lazyPart(() => import('./qr-code.tsx'));

/** Shows the data for the app, as a picture and as a text to type, and asks for a first code. */
export function ConfirmStep(props: {
  enrolment: Enrolment;
  onConfirmed: () => void;
  onCancel: () => void;
}) {
  const { say } = useAdminLanguage();
  const { label, note, copy } = useCopy();
  const start = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAnswerLost = useRef(false);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [error, setError] = useState('');
  useEffect(() => start.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    setError('');
    try {
      replaceToken(await confirmTwoStep(code.replace(/\s/g, '')));
      props.onConfirmed();
    } catch (failure) {
      const status = failure instanceof ApiError ? failure.status : 0;
      // It is already on: the answer to the last attempt was lost on its way.
      if (status === 409 && isAnswerLost.current) {
        props.onConfirmed();
        return;
      }
      if (status === 0 || status >= 500) isAnswerLost.current = true;
      const own = failure instanceof ApiError ? (failure.fields.code ?? '') : '';
      setError(own);
      if (!own) setProblem(messageOf(failure));
      requestAnimationFrame(() => input.current?.select());
    } finally {
      setBusy(false);
    }
  }

  const { secret, uri } = props.enrolment;
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)}>
      <div ref={start} tabIndex={-1} className="dialog-start">
        <Text>{say(TWO_STEP_TEXTS.scanText)}</Text>
        <Suspense fallback={<div className="qr-code" />}>
          <QrCode text={uri} label={say(TWO_STEP_TEXTS.picture)} />
        </Suspense>
      </div>
      <Anchor href={uri} className="two-step-open">
        {say(TWO_STEP_TEXTS.openApp)}
      </Anchor>
      <div>
        <Text>{say(TWO_STEP_TEXTS.key)}</Text>
        <code className="two-step-key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" onClick={() => void copy(secret)}>
            {label}
          </Button>
          <Text size="sm" role="status">
            {note}
          </Text>
        </Group>
      </div>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <TextInput
        ref={input}
        label={say(SIGN_IN_TEXTS.appCode)}
        description={say(TWO_STEP_TEXTS.codeHint)}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={error}
        errorProps={{ role: 'alert' }}
        title={say(SIGN_IN_TEXTS.sixDigits)}
        spellCheck={false}
        required
        withAsterisk={false}
        {...CODE_INPUTS.app}
      />
      <Text size="sm">{say(TWO_STEP_TEXTS.othersEnd)}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onCancel}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say(TWO_STEP_TEXTS.turnOn)}
        </Button>
      </Group>
    </form>
  );
}
