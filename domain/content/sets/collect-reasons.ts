import { DomainError, type FieldMessages } from '../../errors.ts';
import { inOrderOfSet, type Member } from './lock-set.ts';
import { listTitles, named } from './readiness.ts';

/**
 * Runs an act on each entry and gathers those for which it asks for a reason, since their texts have personal data
 * (domain/advice/require-reason.ts). Throws 'invalid' with `personalData` and a message for each of them, by its id, or
 * what else an act throws.
 */
export async function collectReasons<T extends Member>(
  entries: readonly T[],
  act: (one: T) => Promise<void>,
): Promise<void> {
  const asking: Member[] = [];
  const fields: FieldMessages = {};
  for (const one of entries) {
    try {
      await act(one);
    } catch (error) {
      if (!(error instanceof DomainError) || !error.details?.personalData) throw error;
      asking.push(one);
      const [message] = Object.values(error.fields);
      if (message) fields[one.entry.id] = message;
    }
  }
  if (asking.length === 0) return;
  const titles = inOrderOfSet(asking).map(({ entry }) => named(entry));
  throw new DomainError(
    'invalid',
    {
      el: `Υπάρχουν προσωπικά δεδομένα: ${listTitles(titles, 'el')}. Αφαιρέστε τα ή γράψτε γιατί πρέπει να δημοσιευτούν.`,
      en: `There are personal data: ${listTitles(titles, 'en')}. Remove them, or write why they must be published.`,
    },
    { fields, details: { personalData: titles } },
  );
}
