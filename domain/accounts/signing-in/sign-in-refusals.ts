import { DomainError } from '../../errors.ts';

/** What a wrong password and an address without an account are told alike. */
export function signInFailed(): DomainError {
  return new DomainError('unauthenticated', {
    el: 'Η σύνδεση απέτυχε. Ελέγξτε το email και τον κωδικό σας.',
    en: 'Login failed. Please check your credentials.',
  });
}

/** What the holder of a disabled account is told, once they have proved who they are. */
export function accountDisabled(): DomainError {
  return new DomainError('forbidden', {
    el: 'Ο λογαριασμός σας είναι απενεργοποιημένος. Απευθυνθείτε σε διαχειριστή.',
    en: 'Your account has been disabled. Please ask an administrator.',
  });
}

/** What a right password is told where a second step is required, and a passkey is the only one there is. */
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
