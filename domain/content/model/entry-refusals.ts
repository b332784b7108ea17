import type { StaffMember } from '../../accounts/staff-member.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { ContentType } from './content-type.ts';

/** Whether a person may change entries of a type: some are the administrators' alone. */
export function mayEdit(type: ContentType, by: StaffMember): boolean {
  return !type.adminOnly || by.role === 'admin';
}

/** Refuses an editor, with 'forbidden', when only administrators may change the type. */
export function requireMayEdit(type: ContentType, by: StaffMember): void {
  if (!mayEdit(type, by)) {
    throw new DomainError('forbidden', {
      el: 'Μόνο οι διαχειριστές αλλάζουν αυτά τα στοιχεία.',
      en: 'Only administrators may change these.',
    });
  }
}

/** Refuses to take the only entry of a type off the site, with 'conflict'. */
export function requireRemovable(type: ContentType): void {
  if (type.singleton) {
    throw new DomainError('conflict', {
      el: 'Αυτή η εγγραφή είναι μοναδική και χρειάζεται στον ιστότοπο.',
      en: 'There is only one of these, and the site needs it.',
    });
  }
}

/** Refuses to archive an entry of a type whose entries have no archive, with 'conflict'. */
export function requireArchive(type: ContentType): void {
  if (type.archives) return;
  throw new DomainError('conflict', {
    el: `Για το είδος «${type.label.many.el}» δεν υπάρχει αρχείο. Αποσύρετε την εγγραφή από τον ιστότοπο.`,
    en: `There is no archive for ‘${type.label.many.en}’. Take the entry off the site instead.`,
  });
}

/** The error for an act that only an entry on the site allows. */
export function notOnSite(): DomainError {
  return new DomainError('conflict', {
    el: 'Η εγγραφή δεν βρίσκεται στον ιστότοπο.',
    en: 'The entry is not on the site.',
  });
}

/** The error for a missing entry. */
export function entryNotFound(): DomainError {
  return notFound({
    el: 'Η εγγραφή δεν υπάρχει ή έχει διαγραφεί.',
    en: 'The entry does not exist or has been deleted.',
  });
}
