import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

/** A password, which can be made visible. */
export function PasswordField(props: {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
}) {
  const { say } = useAdminLanguage();
  const [isVisible, setVisible] = useState(false);
  const described = [props.hint && 'password-hint', props.error && 'password-error'];
  return (
    <div className="sign-in-field">
      <label htmlFor="password">{props.label}</label>
      {props.hint && (
        <p id="password-hint" className="sign-in-hint">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id="password-error" className="sign-in-error">
          {props.error}
        </p>
      )}
      <div className="sign-in-password">
        <input
          id="password"
          name="password"
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
