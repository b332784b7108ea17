import { DomainError } from '../../errors.ts';

/** The same answer for a wrong password and for an address without an account. */
export function signInFailed(): DomainError {
  return new DomainError('unauthenticated', {
    el: 'Η σύνδεση απέτυχε. Ελέγξτε το email και τον κωδικό σας.',
    en: 'Login failed. Please check your credentials.',
  });
}

/** The answer to the holder of a disabled account, once they have proved who they are. */
export function accountDisabled(): DomainError {
  return new DomainError('forbidden', {
    el: 'Ο λογαριασμός σας είναι απενεργοποιημένος. Απευθυνθείτε σε διαχειριστή.',
    en: 'Your account has been disabled. Please ask an administrator.',
  });
}

/** The answer to a right password where a second step is required and the account's only one is a passkey. */
export function passkeyNeeded(): DomainError {
  return new DomainError(
    'unauthenticated',
    {
      el: 'Για τον λογαριασμό σας δεν αρκεί ο κωδικός πρόσβασης. Συνδεθείτε με το κλειδί πρόσβασής σας.',
      en: 'Your password alone is not enough for your account. Sign in with your passkey.',
    },
    { details: { passkeyRequired: true } },
  );
}
