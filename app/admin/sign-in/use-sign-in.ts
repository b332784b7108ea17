import { useState } from 'react';
import { t } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { describePasskeyFailure, signWithPasskey } from '../passkeys/browser-passkeys.ts';
import { signIn, signInWithPasskey } from '../session.tsx';
import { describeSignInFailure, stepAfterFailure } from './sign-in-failure.ts';

/** Where the code of the second step comes from. */
export type CodeKind = 'app' | 'recovery';

/** The two steps of signing in; the second is for accounts that use an authenticator app. */
export interface SignInSteps {
  /** Undefined until the server asks for a code. */
  codeKind: CodeKind | undefined;
  isBusy: boolean;
  /** The error of the sign-in as a whole, or ''. */
  problem: string;
  /** The error of the code, or ''. */
  codeProblem: string;
  /** Sends `email`, `password` and, in the second step, `code` of a form; true once signed in. */
  submit(fields: FormData): Promise<boolean>;
  /** Signs in with a passkey: `sign` makes a device sign. True once signed in. */
  enterWithPasskey(sign?: typeof signWithPasskey): Promise<boolean>;
  askFor(kind: CodeKind): void;
  /** Returns to e-mail address and password. */
  startOver(): void;
}

export function useSignIn(): SignInSteps {
  const { language } = useAdminLanguage();
  const [codeKind, setCodeKind] = useState<CodeKind>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [codeProblem, setCodeProblem] = useState('');

  function moveTo(kind: CodeKind | undefined) {
    setCodeKind(kind);
    setProblem('');
    setCodeProblem('');
  }

  async function submit(fields: FormData): Promise<boolean> {
    const read = (name: string) => String(fields.get(name) ?? '');
    const code = codeKind && read('code');
    setProblem('');
    setCodeProblem('');
    setBusy(true);
    try {
      await signIn(read('email'), read('password'), code);
      return true;
    } catch (error) {
      const next = stepAfterFailure(error, code);
      const text = describeSignInFailure(error, language);
      if (next === 'ask for code') setCodeKind('app');
      else if (next === 'code was wrong') setCodeProblem(text);
      else setProblem(text);
      if (next === 'begin again') setCodeKind(undefined);
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function enterWithPasskey(sign = signWithPasskey): Promise<boolean> {
    setProblem('');
    setBusy(true);
    try {
      await signInWithPasskey(await sign());
      return true;
    } catch (error) {
      const ofDevice = describePasskeyFailure(error);
      setProblem(ofDevice ? t(ofDevice, language) : describeSignInFailure(error, language));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    codeKind,
    isBusy,
    problem,
    codeProblem,
    submit,
    enterWithPasskey,
    askFor: moveTo,
    startOver: () => moveTo(undefined),
  };
}
