import { answerOf, api } from '../../calls/api-client.ts';

const calls = api.content[':type'][':id'];

/** Plans when an entry leaves the site or its lists; `leaveAt` is ISO 8601, UTC. */
export function planLeaving(
  type: string,
  id: string,
  json: { leaveAt: string; leaveTo: 'draft' | 'archived' },
) {
  return answerOf(calls.leaving.$put({ param: { type, id }, json }));
}

export function cancelLeaving(type: string, id: string) {
  return answerOf(calls.leaving.$delete({ param: { type, id } }));
}

export function archiveEntry(type: string, id: string) {
  return answerOf(calls.archive.$post({ param: { type, id } }));
}

export function unarchiveEntry(type: string, id: string) {
  return answerOf(calls['bring-back'].$post({ param: { type, id } }));
}

export function confirmEntry(type: string, id: string) {
  return answerOf(calls.confirm.$post({ param: { type, id } }));
}

export function setRecheckInterval(type: string, id: string, months: number | null) {
  return answerOf(calls['recheck-interval'].$put({ param: { type, id }, json: { months } }));
}

export function duplicateEntry(type: string, id: string) {
  return answerOf(calls.duplicate.$post({ param: { type, id } }));
}
