import { expect, test } from 'vitest';
import { dataSchema } from '../content/model/fields/schema.ts';
import { office } from '../content-types/office.ts';
import { fieldMessages } from '../field-messages.ts';
import { parseContactMessage, parseShortMessage } from '../inbox/forms/contact-forms.ts';
import { parseEventProposal } from '../inbox/forms/event-proposal-form.ts';
import { parseSubscriberAddress } from '../newsletter/subscribers.ts';
import { VALIDATION_TEXTS } from './validation-texts.ts';

const message = { subject: '', message: 'Καλημέρα' };
const person = { firstName: 'Ελένη', lastName: 'Π', phone: '' };
const proposal = { title: 'Γιορτή', description: 'Στην πλατεία', location: 'Αίγιο', endsAt: '' };

/** The places where visitors and staff type an e-mail address; each returns the address as it is stored. */
const ENTRANCES: [string, (email: string) => unknown][] = [
  [
    'the contact form',
    (email) => parseContactMessage({ ...person, ...message, subject: 'Θέμα', email }, 'gr').email,
  ],
  [
    'the short form',
    (email) => parseShortMessage({ name: 'Ελένη', ...message, email }, 'gr').email,
  ],
  [
    'an event proposal',
    (email) =>
      parseEventProposal(
        { ...proposal, startsAt: '2026-07-01T20:00', name: 'Ελένη', phone: '', email },
        'gr',
      ).email,
  ],
  ['the newsletter', parseSubscriberAddress],
  [
    'a field of content',
    (email) => {
      const parsed = dataSchema({ email: office.fields.email }).safeParse({ email });
      if (!parsed.success)
        throw Object.assign(new Error(), { fields: fieldMessages(parsed.error) });
      return parsed.data.email;
    },
  ],
];

test.each(ENTRANCES)('%s takes an address in its one form', (_where, store) => {
  expect(store(' Ｍaria@Example.ORG ')).toBe('maria@example.org');
});

test.each(ENTRANCES)('%s refuses what is not seen in an address, and says so', (_where, store) => {
  for (const unseen of ['\u200b', '\u202e', '\u00ad', '\u0000']) {
    let refused: { fields?: unknown } = {};
    try {
      store(`maria${unseen}@example.org`);
    } catch (error) {
      refused = error as typeof refused;
    }
    expect(refused.fields).toEqual({ email: VALIDATION_TEXTS.unseenInEmail });
  }
});
