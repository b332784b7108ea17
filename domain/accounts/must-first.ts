import { DomainError } from '../errors.ts';
import type { Bilingual } from '../text/bilingual.ts';
import {
  type MustFirst,
  type Role,
  readAdminLanguage,
  roleOf,
  type StaffMember,
} from './staff-member.ts';

/** Who must sign in with a second step. */
export const SECOND_FACTOR_RULES = ['optional', 'administrators', 'everybody'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

/** Whether an account must have a second step. */
export function needsSecondFactor(rule: SecondFactorRule, role: Role): boolean {
  return rule === 'everybody' || (rule === 'administrators' && role === 'admin');
}

/** The stored facts about an account that decide how the admin receives its holder. */
export interface Standing {
  role?: string | null;
  twoFactorEnabled?: boolean | number | null;
  firstPasswordExpiresAt?: string | null;
  /** The way by which this session was opened. */
  signedInWith?: string | null;
  /** Since when the server, after a change of its key, cannot read the account's app. */
  secondFactorLostAt?: string | null;
  /** The language of the admin that its holder chose. */
  language?: string | null;
}

/** What the holder of an account must do before anything else; undefined if nothing. */
export function findMustFirst(account: Standing, rule: SecondFactorRule): MustFirst | undefined {
  if (account.firstPasswordExpiresAt) return 'choose-password';
  // A passkey is two steps: the device, and what its holder shows it (ASVS 5.0, 6.3.3).
  const hasSecondFactor = Boolean(account.twoFactorEnabled) || account.signedInWith === 'passkey';
  // This holds under every rule: an account that had two steps must not stay with one.
  if (!hasSecondFactor && account.secondFactorLostAt) return 'renew-second-factor';
  if (!hasSecondFactor && needsSecondFactor(rule, roleOf(account.role))) return 'add-second-factor';
  return undefined;
}

/** An account as a member of staff, with what its holder must do first. */
export function toStaffMember(
  user: { id: string; email: string; role?: string | null },
  standing: Standing | undefined,
  rule: SecondFactorRule,
): StaffMember {
  const mustFirst = standing && findMustFirst(standing, rule);
  const { id, email } = user;
  const language = readAdminLanguage(standing?.language);
  return {
    ...{ id, email, role: roleOf(user.role) },
    ...(mustFirst && { mustFirst }),
    ...(language && { language }),
  };
}

const REASONS: Record<MustFirst, Bilingual> = {
  'choose-password': {
    el: 'Ορίστε πρώτα τον δικό σας κωδικό.',
    en: 'First choose a password of your own.',
  },
  'add-second-factor': {
    el: 'Προσθέστε πρώτα το δεύτερο βήμα στη σύνδεσή σας.',
    en: 'First add the second step to your sign-in.',
  },
  'renew-second-factor': {
    el: 'Προσθέστε πρώτα ξανά την εφαρμογή κωδικών: το κλειδί του διακομιστή άλλαξε και η παλιά δεν ισχύει πια.',
    en: 'First add your app again: the server’s key was changed, and the old one no longer works.',
  },
};

const SIGNED_IN: Bilingual = { el: 'Συνδεθήκατε.', en: 'Signed in.' };

/** The message after signing in: that it has worked, or what has to be done first, and why. */
export const describeEntry = ({ mustFirst }: StaffMember): Bilingual =>
  mustFirst ? REASONS[mustFirst] : SIGNED_IN;

/** The refusal of any other call until then: 'forbidden', with `mustFirst` for the screen that leads on. */
export function mustDoFirst(mustFirst: MustFirst): DomainError {
  return new DomainError('forbidden', REASONS[mustFirst], { details: { mustFirst } });
}
