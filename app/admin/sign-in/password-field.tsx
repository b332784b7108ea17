import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

/** A password, which can be made visible; `name` where a form has more than one. */
export function PasswordField(props: {
  name?: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
}) {
  const { say } = useAdminLanguage();
  const [isVisible, setVisible] = useState(false);
  const { name = 'password' } = props;
  const described = [props.hint && `${name}-hint`, props.error && `${name}-error`];
  return (
    <div className="sign-in-field">
      <label htmlFor={name}>{props.label}</label>
      {props.hint && (
        <p id={`${name}-hint`} className="sign-in-hint">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={`${name}-error`} className="sign-in-error">
          {props.error}
        </p>
      )}
      <div className="sign-in-password">
        <input
          id={name}
          name={name}
          type={isVisible ? 'text' : 'password'}
          className="control"
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-invalid={props.error ? true : undefined}
          required
        />
        <button
          type="button"
          aria-pressed={isVisible}
          aria-label={say(SIGN_IN_TEXTS.showPassword)}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      </div>
    </div>
  );
}
