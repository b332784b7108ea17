import { SignInForm } from './sign-in-form.tsx';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

export const handle = { scripts: true };

export default function LoginPage() {
  return <SignInForm title={SIGN_IN_TEXTS.toAccount} destination="/admin" />;
}
