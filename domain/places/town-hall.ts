import type { Db } from '../../database/connect.ts';
import type { EntryData } from '../content/model/content-type.ts';
import { listEntries } from '../content/reading/published-entries.ts';
import { office } from '../content-types/office.ts';
import type { settings } from '../content-types/settings.ts';
import { digitsOfPhone } from '../text/phone-number.ts';
import type { OpeningException } from '../time/opening-schedule.ts';

const NATIONAL_DIGITS = 10;
const nationalNumber = (phone: string) => digitsOfPhone(phone).slice(-NATIONAL_DIGITS);

/**
 * The closures and other hours that staff entered at the town hall's own entry among the offices: the settings say its
 * week, but not these. It is the office that answers one of the municipality's own telephones, since other offices
 * stand at the same address.
 */
export async function townHallExceptions(
  db: Db,
  { phones }: EntryData<typeof settings>,
): Promise<OpeningException[]> {
  const numbers = new Set(phones.map(({ number }) => nationalNumber(number)).filter(Boolean));
  const offices = await listEntries(db, office);
  return offices.find(({ data }) => numbers.has(nationalNumber(data.phone)))?.data.exceptions ?? [];
}
