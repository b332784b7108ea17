/** What the audit log knows of signing in and out (ASVS 16.3.1). */
export const SIGN_IN_ACTIONS = [
  'signed-in',
  'signed-in-with-code',
  'signed-in-with-recovery-code',
  'signed-in-with-passkey',
  'signed-out',
  'sign-in-failed',
  'sign-in-code-failed',
  'sign-in-passkey-failed',
  'sign-in-locked',
  'sign-in-again-failed',
  'sign-in-again-locked',
] as const;
export type SignInAction = (typeof SIGN_IN_ACTIONS)[number];
/** The ways in. */
export type WayIn = Extract<SignInAction, `signed-in${string}`>;
/** The ways in which an attempt fails. */
export type FailedSignIn = Extract<SignInAction, `sign-in-${string}`>;

/** Everything that the audit log records. */
export type AuditAction =
  | 'created'
  | 'changed'
  | 'deleted'
  | 'restored'
  | 'planned'
  | 'published'
  | 'published-in-set'
  | 'publication-undone'
  | 'plan-cancelled'
  | 'added-to-set'
  | 'removed-from-set'
  | 'unpublished'
  | 'unpublished-by-plan'
  | 'archived'
  | 'archived-by-plan'
  | 'unarchived'
  | 'leave-planned'
  | 'leave-cancelled'
  | 'confirmed'
  | 'recheck-changed'
  | 'alert-ended'
  | 'greek-unpublished'
  | 'english-unpublished'
  | 'handed-in'
  | 'handed-back'
  | 'taken-back'
  | 'version-named'
  | 'preview-shared'
  | 'preview-withdrawn'
  | 'reordered'
  | 'personal-data-published'
  | 'uploaded'
  | 'replaced'
  | 'replacement-undone'
  | 'enabled'
  | 'disabled'
  | 'role-changed'
  | 'samples-removed'
  | 'invited'
  | 'invitation-withdrawn'
  | 'invitation-accepted'
  | 'password-changed'
  | 'sessions-ended'
  | 'totp-enabled'
  | 'totp-disabled'
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-lost'
  | 'answered'
  | 'reopened'
  | 'answer-sent'
  | 'assigned'
  | 'noted'
  | 'sent'
  | 'exported'
  | 'imported'
  | 'erased'
  | SignInAction;
