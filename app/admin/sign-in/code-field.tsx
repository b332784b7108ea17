import { useEffect, useRef } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import type { CodeKind } from './use-sign-in.ts';

/** Attributes for a code's field: the keyboard, what the browser may fill in, the allowed characters. */
export const CODE_INPUTS = {
  // A wrong code counts as an attempt; an incomplete one need not be sent.
  app: { inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '\\s*(\\d\\s*){6}' },
  recovery: { inputMode: 'text', autoComplete: 'off', maxLength: 40 },
} as const;

/** The label of the field for a code, and its hint. */
export const CODE_WORDS = {
  app: { label: SIGN_IN_TEXTS.appCode, hint: SIGN_IN_TEXTS.appCodeHint },
  recovery: { label: SIGN_IN_TEXTS.recoveryCode, hint: SIGN_IN_TEXTS.recoveryCodeHint },
} as const;

/** The second step of signing in. It takes the focus when it appears, and again when the code was wrong. */
export function CodeField({ kind, error }: { kind: CodeKind; error: string }) {
  const { say } = useAdminLanguage();
  const input = useFocusedCode(kind, error);
  return (
    <div className="sign-in-field">
      <label htmlFor="code">{say(CODE_WORDS[kind].label)}</label>
      <p id="code-hint" className="sign-in-hint">
        {say(CODE_WORDS[kind].hint)}
      </p>
      {error && (
        <p id="code-error" role="alert" className="sign-in-error">
          {error}
        </p>
      )}
      <input
        key={kind}
        ref={input}
        id="code"
        name="code"
        type="text"
        className="control sign-in-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={error ? 'code-error code-hint' : 'code-hint'}
        aria-invalid={error ? true : undefined}
        title={kind === 'app' ? say(SIGN_IN_TEXTS.sixDigits) : undefined}
        required
        {...CODE_INPUTS[kind]}
      />
    </div>
  );
}

/** A field that takes the focus for each kind of code, and selects the wrong code after an error. */
export function useFocusedCode(kind: CodeKind, error: string) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another field
  useEffect(() => {
    input.current?.focus();
  }, [kind]);
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  return input;
}
