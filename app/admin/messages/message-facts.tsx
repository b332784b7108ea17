import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { timeOfDay } from '../../../domain/time/calendar.ts';
import { formatDateWithWeekday, formatMoment } from '../../i18n/dates.ts';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { useStaffNames } from '../pieces/who.tsx';
import type { Message } from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';
import { mailAddress } from './reply-address.ts';

/** Everything that is known about a message. */
export function MessageFacts({ message }: { message: Message }) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  const local = (name: string) => String(message.details[name] ?? '');
  const moment = (value: string) =>
    `${formatDateWithWeekday(value, language)}, ${timeOfDay(value)}`;
  return (
    <dl className="message-facts">
      <Fact name={say(MESSAGES_TEXTS.from)}>{message.name}</Fact>
      <Fact name={say(MESSAGES_TEXTS.email)}>
        <Anchor href={mailAddress(message.email)}>{message.email}</Anchor>
      </Fact>
      {message.phone && (
        <Fact name={say(MESSAGES_TEXTS.phone)}>
          <Anchor href={phoneHref(message.phone)}>{message.phone}</Anchor>
        </Fact>
      )}
      <Fact name={say(MESSAGES_TEXTS.received)}>{formatMoment(message.createdAt, language)}</Fact>
      <Fact name={say(MESSAGES_TEXTS.reference)}>{message.reference}</Fact>
      <Fact name={say(MESSAGES_TEXTS.kind)}>{say(MESSAGES_TEXTS.kinds[message.kind])}</Fact>
      <Fact name={say(MESSAGES_TEXTS.language)}>
        {say(MESSAGES_TEXTS.languages[message.language])}
      </Fact>
      {local('startsAt') && (
        <Fact name={say(MESSAGES_TEXTS.starts)}>{moment(local('startsAt'))}</Fact>
      )}
      {local('endsAt') && <Fact name={say(MESSAGES_TEXTS.ends)}>{moment(local('endsAt'))}</Fact>}
      {local('location') && <Fact name={say(MESSAGES_TEXTS.location)}>{local('location')}</Fact>}
      <Fact name={say(MESSAGES_TEXTS.state)}>
        {message.state === 'new'
          ? say(MESSAGES_TEXTS.isNew)
          : `${say(MESSAGES_TEXTS.isDone)}${message.handledBy ? ` (${who(message.handledBy)})` : ''}`}
      </Fact>
      {message.endsAt && (
        <Fact name={say(MESSAGES_TEXTS.endsAt)}>
          {formatMoment(message.endsAt, language)}, {say(MESSAGES_TEXTS.endsHint)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
