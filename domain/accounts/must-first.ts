import type { Bilingual } from '../content/fields.ts';
import { DomainError } from '../errors.ts';
import type { MustFirst } from './staff-member.ts';

/** What is known of an account that decides what its holder must do first. */
export interface Standing {
  firstPasswordExpiresAt?: string | null;
}

/** What the holder of an account must do before anything else; undefined for nothing. */
export function findMustFirst(account: Standing): MustFirst | undefined {
  if (account.firstPasswordExpiresAt) return 'choose-password';
  return undefined;
}

const REASONS: Record<MustFirst, Bilingual> = {
  'choose-password': {
    el: 'Ορίστε πρώτα τον δικό σας κωδικό.',
    en: 'First choose a password of your own.',
  },
};

/** The refusal of any other call until then: 'forbidden', with `mustFirst` for the screen that leads on. */
export function mustDoFirst(mustFirst: MustFirst): DomainError {
  return new DomainError('forbidden', REASONS[mustFirst], { details: { mustFirst } });
}
