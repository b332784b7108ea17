import type { StaffMember } from '../../accounts/staff-member.ts';
import { CONTENT_TYPES } from '../../content-types/all.ts';
import type { ContentType } from '../model/content-type.ts';
import { mayEdit } from '../model/entry-refusals.ts';

/** The names of the content types whose entries a person may change, in the order of the admin. */
export function editableTypes(by: StaffMember): string[] {
  return namesOf((type) => mayEdit(type, by));
}

/** The names of the others: to leave out these few keeps an index that does not begin with the type. */
export function closedTypes(by: StaffMember): string[] {
  return namesOf((type) => !mayEdit(type, by));
}

function namesOf(isMeant: (type: ContentType) => boolean): string[] {
  return (CONTENT_TYPES as readonly ContentType[]).filter(isMeant).map(({ name }) => name);
}
