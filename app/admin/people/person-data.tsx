import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { roleOf } from '../../../domain/accounts/staff-member.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { entryFormAddress, nameOfType } from '../pieces/addresses/entry-address.ts';
import { USERS_TEXTS } from '../users/users-texts.ts';
import type { Person } from './people-api.ts';
import { PEOPLE_TEXTS as texts } from './people-texts.ts';

/** Whether the site holds data about an address that erasing would delete. */
export function holdsAnything(person: Person): boolean {
  const { messages, subscriptions, letters, invitations, account } = person;
  const lists = [messages, subscriptions, letters, invitations];
  return account !== null || lists.some((list) => list.length > 0);
}

/** The data held about an address, kind by kind. */
export function PersonData({ person }: { person: Person }) {
  const { say, language } = useAdminLanguage();
  const moment = (at: string) => formatMoment(at, language);
  const { messages, subscriptions, letters, invitations, account } = person;
  return (
    <>
      {!holdsAnything(person) && (
        <Alert color="sea" role="status">
          {say(texts.nothing)}
        </Alert>
      )}
      {person.erasedAt && (
        <Text c="dimmed" size="sm" mt="xs">
          {say(texts.erasedAt)} {moment(person.erasedAt)}
        </Text>
      )}
      <Held title={say(texts.messages)}>
        {messages.map((one) => (
          <Line key={one.id} name={one.subject || one.reference}>
            {one.reference} · {one.name} · {moment(one.createdAt)}
          </Line>
        ))}
      </Held>
      <Held title={say(texts.subscriptions)}>
        {subscriptions.map((one) => (
          <Line
            key={one.createdAt}
            name={say(one.state === 'confirmed' ? texts.confirmed : texts.pending)}
          >
            {moment(one.confirmedAt ?? one.createdAt)}
          </Line>
        ))}
      </Held>
      <Held title={say(texts.letters)}>
        {letters.map((one) => (
          <Line key={one.id} name={one.subject}>
            {say(one.relation === 'to' ? texts.letterTo : texts.letterAbout)} ·{' '}
            {say(one.sentAt ? texts.sent : texts.waiting)} · {moment(one.sentAt ?? one.createdAt)}
          </Line>
        ))}
      </Held>
      <Held title={say(texts.invitations)}>
        {invitations.map((one) => (
          <Line key={one.createdAt} name={say(USERS_TEXTS.roles[roleOf(one.role)])}>
            {moment(one.createdAt)} · {say(texts.invitedUntil)} {moment(one.expiresAt)}
          </Line>
        ))}
      </Held>
      <Held title={say(texts.account)}>
        {account && [
          <Line key={account.id} name={account.name}>
            {say(account.disabled ? texts.disabled : texts.inUse)} · {moment(account.createdAt)}
            {account.keptCopies > 0 && ` · ${say(texts.keptCopies)}: ${account.keptCopies}`}
          </Line>,
        ]}
      </Held>
      <Mentions person={person} />
    </>
  );
}

function Held({ title, children }: { title: string; children: ReactNode[] | null }) {
  if (!children || children.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <span className="people-name">{name}</span>
      <span className="people-facts">{children}</span>
    </li>
  );
}

/** The places where other people's texts, or the site's own, name the address. */
function Mentions({ person }: { person: Person }) {
  const { say, lang } = useAdminLanguage();
  if (person.mentions.length === 0) return null;
  return (
    <>
      <h3>{say(texts.mentions)}</h3>
      <Text size="sm" c="dimmed">
        {say(texts.mentionsText)}
      </Text>
      <ul>
        {person.mentions.map(({ kind, id, type, title }) => (
          <li key={id}>
            {kind === 'entry' && (
              <>
                <Link to={entryFormAddress(type, id)}>{title}</Link>
                <span className="people-facts">{nameOfType(type)[lang]}</span>
              </>
            )}
            {kind === 'message' && (
              <Link to="/admin/messages?state=all">{`${say(texts.message)} ${title}`}</Link>
            )}
            {kind === 'issue' && (
              <Link to={`/admin/newsletter/issues/${id}`}>{say(texts.issue)}</Link>
            )}
            {kind === 'kept-copy' && (
              <>
                <span className="people-name">{say(texts.keptCopy)}</span>
                <span className="people-facts">{title}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
