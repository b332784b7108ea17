import { queryOptions } from '@tanstack/react-query';
import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import type { OpeningPeriod } from '../../../../../domain/time/opening-period.ts';
import { ApiError, answerOf, api } from '../../../calls/api-client.ts';

/** The types whose entries a contact card may show, by what is chosen most. */
const CONTACT_TYPES = ['office', 'department'] as const;

interface ContactData {
  name: Bilingual;
  address: Bilingual;
  phone: string;
  email: string;
  hours: OpeningPeriod[];
}

/** The data of an office or department, as staff see them; null where there is none of that id. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact', id],
    queryFn: async ({ signal }): Promise<ContactData | null> => {
      for (const type of CONTACT_TYPES) {
        const found = await findContact(type, id, signal);
        if (found) return found;
      }
      return null;
    },
  });

async function findContact(
  type: string,
  id: string,
  signal: AbortSignal,
): Promise<ContactData | null> {
  try {
    const param = { type, id: encodeURIComponent(id) };
    const { data } = await answerOf(
      api.content[':type'][':id'].$get({ param }, { init: { signal } }),
    );
    return data as unknown as ContactData;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Every office and department that a card can show, by title. */
export const contactsQuery = queryOptions({
  queryKey: ['contact', 'all'],
  queryFn: async ({ signal }) => {
    const lists = await Promise.all(
      CONTACT_TYPES.map((type) =>
        answerOf(
          api.content[':type'].$get(
            { param: { type }, query: { limit: '200', offset: '0' } },
            { init: { signal } },
          ),
        ),
      ),
    );
    return lists.flatMap(({ entries }) => entries.map(({ id, title }) => ({ id, title })));
  },
});
