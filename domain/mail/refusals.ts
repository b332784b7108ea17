/**
 * What a server says that refuses by its rules (RFC 3463, section 3.8), some without a code. They may be those for us:
 * a password that has ended, a network that it does not know. Then it refuses every reader, and none for good.
 */
const BY_ITS_RULES = /\b5\.7\.\d|relay/i;

/** nodemailer's form of the server's answer that there is no such mailbox (RFC 5321, section 4.2.1). */
const NO_SUCH_MAILBOX = /recipients were rejected: 5\d\d/;

/** Whether what hindered a letter is that its reader has no mailbox there: another attempt is useless. */
export const isRefusedForGood = (problem: string): boolean =>
  NO_SUCH_MAILBOX.test(problem) && !BY_ITS_RULES.test(problem);

/** The server had the whole letter and did not answer: nobody knows whether it has arrived. */
export class NoAnswer extends Error {}
