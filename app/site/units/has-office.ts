import type { EntryData } from '../../../domain/content/model/content-type.ts';
import type { unit } from '../../../domain/content-types/unit.ts';

/** Whether a unit has an office that people can call or visit. */
export const hasOffice = ({ phone, address }: EntryData<typeof unit>) =>
  Boolean(phone || address.el || address.en);
