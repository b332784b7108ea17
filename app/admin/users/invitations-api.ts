import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import type { User } from './users-api.ts';

type Invitations = SuccessBody<Awaited<ReturnType<typeof api.invitations.$get>>>;
export type Invitation = Invitations['invitations'][number];
export type Way = Invitation['way'];
/** An invitation, with its link where it is handed over. */
export type Invited = SuccessBody<Awaited<ReturnType<typeof api.invitations.$post>>>;

/** Who was invited and has no account yet, and whether letters can be sent. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => answerOf(api.invitations.$get({}, { init: { signal } })),
  staleTime: 0,
});

export function invite(json: {
  name: string;
  email: string;
  role: User['role'];
  way: Way;
}): Promise<Invited> {
  return answerOf(api.invitations.$post({ json }));
}

/** A new link for another seven days; the earlier one ends. */
export function inviteAgain(id: string, way: Way): Promise<Invited> {
  return answerOf(api.invitations[':id'].again.$post({ param: { id }, json: { way } }));
}

export function withdrawInvitation(id: string) {
  return answerOf(api.invitations[':id'].$delete({ param: { id } }));
}
