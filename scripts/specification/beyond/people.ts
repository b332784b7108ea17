import type { SpecificationSection } from '../promise.ts';

export const BEYOND_PEOPLE: SpecificationSection = {
  title: 'Beyond the specification: people and letters',
  promises: [
    {
      id: 'x-password-administrator-gives',
      what: 'A password that an administrator gives is for the first sign-in alone',
      language: '–',
      tests: [
        'e2e/first-password.e2e.ts › an administrator hands over a password; at the first sign-in its user chooses another, and goes on',
        'domain/accounts/passwords/first-password.test.ts › signs in to choose one’s own, and to nothing else',
        'domain/accounts/passwords/first-password.test.ts › expires, and is then answered as any wrong password',
      ],
    },
    {
      id: 'x-two-step-sign',
      what: 'Two-step sign-in and recovery codes',
      language: '–',
      tests: [
        'e2e/second-factor.e2e.ts › turned on with the secret in sight, and needed at the next sign-in',
        'domain/accounts/second-step/authenticator.test.ts › takes a code once, even twice at the same moment, and none of five minutes ago',
        'domain/accounts/second-step/authenticator.test.ts › takes each recovery code once, and new ones replace the old',
      ],
    },
    {
      id: 'x-administrators-see-signed',
      what: 'Administrators see who signed in and who failed to',
      language: '–',
      tests: [
        'e2e/sign-in-records.e2e.ts › administrators see who signed in, who failed to, and when somebody was here last',
        'domain/audit/sign-ins.test.ts › has who came in and who left, once, and the list of users when last',
        'domain/audit/sign-ins.test.ts › has one record for a flood of each kind in each hour',
      ],
    },
    {
      id: 'x-second-step-required',
      what: 'A second step that is required is added before anything else, and locks nobody out',
      language: '–',
      tests: [
        'e2e/required-second-factor.e2e.ts › where it is required, the only administrator adds it before anything else, and is not locked out',
        'domain/accounts/must-first.test.ts › where a second step is for %s, somebody with the role %s and none must %s first',
      ],
    },
    {
      id: 'x-sessions-listed-ended',
      what: 'Sessions are listed, and ended with the password',
      language: '–',
      tests: [
        'e2e/second-factor.e2e.ts › where one is signed in: one device ends another, which signs in again over its work',
        'domain/accounts/sessions/end-sessions.test.ts › are listed with where they come from, and ended one by one',
        'domain/accounts/sessions/end-sessions.test.ts › all but one’s own end together',
      ],
    },
    {
      id: 'x-invitations',
      what: 'Colleagues are invited by a link: one account, seven days, kept as a keyed hash, withdrawn at any time',
      language: '–',
      tests: [
        'domain/accounts/invitations/invitations.test.ts › make one account, though the link is accepted several times at the same moment',
        'domain/accounts/invitations/invitations.test.ts › are stored as what nobody opens them with, and end with the key of the server',
        'domain/accounts/invitations/invitations.test.ts › end after seven days, in the list too, and can then be given to the same address anew',
        'domain/accounts/invitations/invitations.test.ts › cannot be guessed: twenty wrong links from a network in a quarter of an hour',
        'e2e/invitations.e2e.ts › a colleague is invited by a link in four clicks, and is in with one',
      ],
    },
    {
      id: 'x-own-language',
      what: 'The language of the admin is its holder’s on every computer, and nobody else’s after signing out',
      language: '–',
      tests: [
        'domain/accounts/members/own-profile.test.ts › the language that was chosen comes with every later sign-in, and with the session',
        'e2e/sign-in.e2e.ts › the admin begins in Greek; the language that somebody chose is theirs on every computer, and nobody else’s',
      ],
    },
    {
      id: 'x-newsletter-written-sent',
      what: 'A newsletter is written, sent once, and left by its link',
      language: '–',
      tests: [
        'e2e/newsletter.e2e.ts › an editor writes an issue, an administrator sends it once, and a reader leaves by its link',
        'domain/newsletter/send-issue.test.ts › reaches every confirmed subscriber in their language, with what its entries say',
        'domain/newsletter/send-issue.test.ts › is sent once, however often and by however many at once it is asked for',
        'domain/newsletter/send-issue.test.ts › the link in it unsubscribes at once, and takes back what still waits',
      ],
    },
    {
      id: 'x-greek-newsletter',
      what: 'An issue of the newsletter needs English only while a subscriber reads it, and says so before anybody is asked',
      language: '–',
      tests: [
        'domain/newsletter/send-issue.test.ts › in Greek alone it is sent while nobody reads English, also with a reader who is not confirmed',
        'domain/newsletter/send-issue.test.ts › %s it is not sent where somebody reads English',
        'domain/newsletter/send-issue.test.ts › who reads English gets the Greek of an issue without English, with a sentence',
        'e2e/newsletter.e2e.ts › an editor writes an issue, an administrator sends it once, and a reader leaves by its link',
      ],
    },
    {
      id: 'x-receipts',
      what: 'The site thanks only for messages that it got',
      language: '–',
      tests: [
        'app/site/contact/contact-screen.test.ts › no screen thanks for what this site did not get (%s)',
      ],
    },
  ],
};
