import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';

export type Person = SuccessBody<Awaited<ReturnType<typeof api.people.find.$post>>>;

/** The data held about an address. */
export function findPerson(email: string) {
  return answerOf(api.people.find.$post({ json: { email } }));
}

/** The same data, to be handed over. */
export function exportPerson(email: string) {
  return answerOf(api.people.export.$post({ json: { email } }));
}

/** Erases the data for good. */
export function erasePerson(email: string) {
  return answerOf(api.people.erase.$post({ json: { email } }));
}
