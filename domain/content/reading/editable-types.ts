import type { StaffMember } from '../../accounts/staff-member.ts';
import { CONTENT_TYPES } from '../../content-types/all.ts';
import type { ContentType } from '../model/content-type.ts';
import { mayEdit } from '../model/entry-refusals.ts';

/** The names of the content types whose entries a person may change, in the order of the admin. */
export function editableTypes(by: StaffMember): string[] {
  return (CONTENT_TYPES as readonly ContentType[])
    .filter((type) => mayEdit(type, by))
    .map(({ name }) => name);
}
