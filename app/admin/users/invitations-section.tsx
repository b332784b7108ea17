import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { LoadProblem } from '../pieces/load-state.tsx';
import { useStaffNames } from '../pieces/who.tsx';
import { InvitationLinkDialog } from './invitation-link.tsx';
import { INVITATION_TEXTS as TEXTS } from './invitation-texts.ts';
import {
  type Invitation,
  type Invited,
  invitationsQuery,
  inviteAgain,
  type Way,
  withdrawInvitation,
} from './invitations-api.ts';
import { USERS_TEXTS } from './users-texts.ts';

type Act = { of: Invitation; act: Way | 'withdraw' };

/** The people who were invited and have no account yet; nothing where there are none. */
export function InvitationsSection() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const heading = useId();
  const list = useQuery(invitationsQuery);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const [handedOver, setHandedOver] = useState<Invited | null>(null);
  const acting = useMutation({
    mutationFn: async ({ of, act }: Act): Promise<Invited | undefined> => {
      if (act !== 'withdraw') return inviteAgain(of.id, act);
      await withdrawInvitation(of.id);
      return undefined;
    },
    onSuccess: (invited) => {
      setAsked(null);
      if (invited?.link) setHandedOver(invited);
      else announce(say(invited ? TEXTS.sent : TEXTS.withdrawn));
    },
    // Somebody else may have withdrawn it, or it was accepted meanwhile: the list tells.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['invitations'] });
      void queries.invalidateQueries({ queryKey: ['users'] });
    },
  });
  if (list.isError) {
    return (
      <LoadProblem
        title={say(TEXTS.loadFailed)}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const invitations = list.data?.invitations ?? [];
  const isShown = invitations.length > 0 || acting.isError;
  return (
    <>
      {isShown && (
        <section aria-labelledby={heading} className="invitations">
          <h2 id={heading}>{say(TEXTS.title)}</h2>
          {acting.isError && asked === null && (
            <Text role="alert" className="user-off" mb="sm">
              {messageOf(acting.error)}
            </Text>
          )}
          <ul className="users">
            {invitations.map((invitation) => (
              <Row
                key={invitation.id}
                invitation={invitation}
                canSendMail={list.data?.canSendMail === true}
                isBusy={acting.isPending}
                onAgain={(act) => acting.mutate({ of: invitation, act })}
                onWithdraw={() => {
                  acting.reset();
                  setAsked(invitation);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <InvitationLinkDialog invited={handedOver} onDone={() => setHandedOver(null)} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={say(TEXTS.withdrawTitle)}
        action={say(TEXTS.withdraw)}
        isDanger
        isBusy={acting.isPending}
        problem={acting.isError ? messageOf(acting.error) : undefined}
        onConfirm={() => asked && acting.mutate({ of: asked, act: 'withdraw' })}
        onClose={() => {
          acting.reset();
          setAsked(null);
        }}
      >
        {asked && (
          <>
            <Text fw={600}>
              {asked.name} ({asked.email})
            </Text>
            <Text mt="xs">{say(TEXTS.withdrawText)}</Text>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

/** How somebody got the link; undefined where nothing is known of the letter any more. */
export function describeWay({ way, letter }: Pick<Invitation, 'way' | 'letter'>) {
  if (letter) return TEXTS.letter[letter];
  return way === 'link' ? TEXTS.byHand : undefined;
}

function Row(props: {
  invitation: Invitation;
  canSendMail: boolean;
  isBusy: boolean;
  onAgain: (way: Way) => void;
  onWithdraw: () => void;
}) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  const { invitation, canSendMail, isBusy } = props;
  const { name, email, role, letter, createdBy, expiresAt } = invitation;
  const way = describeWay(invitation);
  const button = (text: string, onClick: () => void) => (
    <Button
      size="compact-md"
      variant="default"
      aria-label={`${text}: ${email}`}
      disabled={isBusy}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  return (
    <li className="user">
      <div className="user-who">
        <strong>{name}</strong>
        <span>{email}</span>
      </div>
      <div className="user-facts">
        <span>{say(USERS_TEXTS.roles[role])}</span>
        {invitation.state === 'expired' ? (
          <span className="user-off">{say(TEXTS.expired)}</span>
        ) : (
          <span>
            {say(TEXTS.until)} {formatMoment(expiresAt, language)}
          </span>
        )}
        {way && (
          <span className={letter === 'failing' ? 'user-off' : 'user-since'}>{say(way)}</span>
        )}
        <span className="user-since">
          {say(TEXTS.invitedBy)} {who(createdBy)}
        </span>
      </div>
      <div className="user-actions">
        {canSendMail && button(say(TEXTS.again), () => props.onAgain('letter'))}
        {button(say(TEXTS.newLink), () => props.onAgain('link'))}
        {button(say(TEXTS.withdraw), props.onWithdraw)}
      </div>
    </li>
  );
}
