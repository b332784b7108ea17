import type { Erased } from '../../../domain/people/erase-person.ts';
import type { Mention } from '../../../domain/people/find-mentions.ts';
import type { PersonData } from '../../../domain/people/find-person.ts';
import { count } from './command.ts';

/** The data erased with a person, such as `2 messages, 1 letter`. */
export function describeErased(erased: Erased): string {
  const parts = [
    [erased.messages, 'message', 'messages'],
    [erased.subscriptions, 'subscription', 'subscriptions'],
    [erased.letters, 'letter', 'letters'],
    [erased.invitations, 'invitation', 'invitations'],
    [erased.accounts, 'account', 'accounts'],
    [erased.keptCopies, 'unsaved text', 'unsaved texts'],
    [erased.records, 'record under a pseudonym', 'records under a pseudonym'],
  ] as const;
  const some = parts.filter(([number]) => number > 0);
  return some.map(([number, one, many]) => count(number, one, many)).join(', ') || 'nothing';
}

/** The data held about a person, a line for each item. */
export function describePerson(person: PersonData): string[] {
  const { messages, subscriptions, letters, invitations, account, mentions } = person;
  const lines = [
    ...messages.map(
      ({ reference, kind, createdAt, state }) =>
        `message ${reference} (${kind}, ${state}) of ${createdAt}`,
    ),
    ...subscriptions.map(({ state, createdAt }) => `newsletter: ${state}, since ${createdAt}`),
    ...letters.map(
      ({ relation, sentAt, createdAt }) =>
        `letter ${relation === 'to' ? 'to this address' : 'to the office about a message'} of ${createdAt}, ${sentAt ? `sent ${sentAt}` : 'not sent'}`,
    ),
    ...invitations.map(
      ({ role, expiresAt }) => `invitation to the staff (${role}), which ends ${expiresAt}`,
    ),
    ...(account
      ? [
          `account of staff (${account.role}${account.disabled ? ', disabled' : ', in use'}), in ${count(account.records, 'record')} of the audit log, with ${count(account.keptCopies, 'unsaved text')}`,
        ]
      : []),
    ...mentions.map(
      (mention) => `named in ${placeOf(mention)}: look at it yourself, nothing there is erased`,
    ),
  ];
  if (lines.length === 0) lines.push('nothing');
  if (person.erasedAt) lines.push(`last erased ${person.erasedAt}`);
  return lines;
}

function placeOf({ kind, type, title, id }: Mention): string {
  return kind === 'kept-copy'
    ? `what ${title} typed and has not saved (${type})`
    : `${type || kind} ${title || id}`;
}
