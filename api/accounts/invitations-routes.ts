import { createRoute, z } from '@hono/zod-openapi';
import {
  acceptInvitation,
  openInvitation,
} from '../../domain/accounts/invitations/accept-invitation.ts';
import { INVITATION_WAYS } from '../../domain/accounts/invitations/invitation.ts';
import {
  invite,
  inviteAgain,
  listInvitations,
  withdrawInvitation,
} from '../../domain/accounts/invitations/invite.ts';
import { ROLES } from '../../domain/accounts/staff-member.ts';
import type { Services } from '../../domain/services.ts';
import { access } from '../access.ts';
import { newRoutes } from '../env.ts';
import { errorResponses } from '../errors.ts';
import { idParams, json, okSchema, withBody } from '../schemas.ts';
import { originOf } from './origin.ts';

const role = z.enum(ROLES);
const way = z.enum(INVITATION_WAYS).openapi({
  description: 'A letter, where a mail server is configured, or a link that the caller hands over',
});
const token = z.string().max(100);

const invitationSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role,
    state: z.enum(['open', 'expired']),
    way,
    letter: z.enum(['waiting', 'failing', 'given-up', 'sent']).nullable(),
    createdAt: z.string(),
    createdBy: z.string(),
    expiresAt: z.string(),
  })
  .openapi('Invitation');

const invitedSchema = z.object({
  invitation: invitationSchema,
  link: z.string().nullable().openapi({
    description: 'The link, given this once; null where it went out by letter',
  }),
});

/** Invitations to an account: administrators give and withdraw them, whoever has a link accepts. */
export function invitationsRoutes(services: Services) {
  const { auth, db } = services;
  const tags = ['Users'];
  const rule = access(services, 'admin');
  const open = access(services, 'public');
  return newRoutes()
    .openapi(
      createRoute({
        ...rule,
        method: 'get',
        path: '/invitations',
        summary: 'Who was invited and has no account yet',
        tags,
        responses: {
          200: {
            description: 'Invitations by e-mail address, and whether letters can be sent',
            content: json(
              z.object({ invitations: z.array(invitationSchema), canSendMail: z.boolean() }),
            ),
          },
          ...errorResponses(401, 403),
        },
      }),
      async (c) => {
        const invitations = await listInvitations(db, services.now());
        return c.json({ invitations, canSendMail: services.canSendMail }, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/invitations',
        summary: 'Invite somebody, by a link that can be used once and ends after seven days',
        tags,
        request: withBody(
          z.strictObject({
            name: z.string().max(300),
            email: z.string().max(300),
            role: role.default('editor'),
            way,
          }),
        ),
        responses: {
          201: { description: 'The invitation', content: json(invitedSchema) },
          ...errorResponses(400, 401, 403, 409, 415),
        },
      }),
      async (c) => {
        const invited = await invite(db, c.req.valid('json'), services, c.get('acting'));
        services.nudgeMail();
        return c.json(invited, 201);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'post',
        path: '/invitations/{id}/again',
        summary: 'Give an invitation a new link; the earlier one ends',
        tags,
        request: { params: idParams, ...withBody(z.strictObject({ way })) },
        responses: {
          200: { description: 'The invitation', content: json(invitedSchema) },
          ...errorResponses(400, 401, 403, 404, 415),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const chosen = c.req.valid('json').way;
        const invited = await inviteAgain(db, id, chosen, services, c.get('acting'));
        services.nudgeMail();
        return c.json(invited, 200);
      },
    )
    .openapi(
      createRoute({
        ...rule,
        method: 'delete',
        path: '/invitations/{id}',
        summary: 'Withdraw an invitation; its link opens nothing any more',
        tags,
        request: { params: idParams },
        responses: {
          200: { description: 'Withdrawn', content: json(okSchema) },
          ...errorResponses(401, 403, 404),
        },
      }),
      async (c) => {
        await withdrawInvitation(db, c.req.valid('param').id, c.get('acting'));
        return c.json({ ok: true } as const, 200);
      },
    )
    .openapi(
      createRoute({
        ...open,
        method: 'post',
        path: '/auth/invitation/open',
        summary: 'Whom the link of an invitation is for',
        tags: ['Accounts'],
        request: withBody(z.strictObject({ token })),
        responses: {
          200: {
            description: 'The invitation',
            content: json(
              z.object({
                email: z.string(),
                name: z.string(),
                role,
                invitedBy: z.string(),
                expiresAt: z.string(),
              }),
            ),
          },
          ...errorResponses(400, 404, 415, 429),
        },
      }),
      async (c) => {
        const from = originOf(c, services.now());
        return c.json(await openInvitation(db, c.req.valid('json').token, from), 200);
      },
    )
    .openapi(
      createRoute({
        ...open,
        method: 'post',
        path: '/auth/invitation/accept',
        summary: 'Make the account of an invitation, with a password of one’s own',
        tags: ['Accounts'],
        request: withBody(z.strictObject({ token, password: z.string().max(300) })),
        responses: {
          200: {
            description: 'Made; sign in with this address',
            content: json(z.object({ email: z.string() })),
          },
          ...errorResponses(400, 404, 409, 415, 429),
        },
      }),
      async (c) => {
        const from = originOf(c, services.now());
        const email = await acceptInvitation(auth, db, c.req.valid('json'), from);
        return c.json({ email }, 200);
      },
    );
}
