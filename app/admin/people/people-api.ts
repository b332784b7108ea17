import { answerOf, api, type SuccessBody } from '../api-client.ts';

export type Person = SuccessBody<Awaited<ReturnType<typeof api.people.find.$post>>>;

/** What is held of an address. */
export function findPerson(email: string) {
  return answerOf(api.people.find.$post({ json: { email } }));
}

/** The same, to be handed over. */
export function exportPerson(email: string) {
  return answerOf(api.people.export.$post({ json: { email } }));
}

/** Erases it for good. */
export function erasePerson(email: string) {
  return answerOf(api.people.erase.$post({ json: { email } }));
}
