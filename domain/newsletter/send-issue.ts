import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { DomainError, invalid } from '../errors.ts';
import { countAttempt } from '../limits/rate-limit.ts';
import { LEAVE_PLACEHOLDER } from '../mail/letter-links.ts';
import { getMailing, type Mailing, queueMailing, type Recipient } from '../mail/mailings.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import type { Lang } from '../text/bilingual.ts';
import { findMissing, isInGreekAlone } from './issue-content.ts';
import { composeIssue, type IssueMails } from './issue-mail.ts';
import { getIssue, type Issue, mailingIds, recordIssue, staleIssue } from './issues.ts';
import { leaveSigner } from './leave-token.ts';
import { requireReasonToSend } from './require-reason-to-send.ts';
import { countByLanguage } from './subscribers.ts';

/** The parts of the running system that sending needs. */
export type MailingSite = Pick<Services, 'kind' | 'siteUrl' | 'canSendMail'>;

const TEST_LIMIT = { attempts: 20, windowMs: 60 * 60_000 };

/**
 * An issue in both languages, as its readers will see it; a sent issue as they saw it, whatever its entries say
 * today. Throws 'not-found' or 'invalid'.
 */
export async function previewIssue(
  db: Db,
  id: string,
  site: MailingSite & Pick<Services, 'now'>,
): Promise<Omit<IssueMails, 'replyTo'>> {
  const issue = await getIssue(db, id);
  if (issue.state === 'draft') {
    return composeIssue(db, issue, { siteUrl: site.siteUrl, now: site.now() });
  }
  const { el, en } = mailingIds(id);
  return { el: await getMailing(db, el), en: await getMailing(db, en) };
}

/**
 * Queues an issue in the languages that it has, only for the person who asks, and returns those. Throws 'not-found',
 * 'invalid', 'conflict' or 'too-many'.
 */
export async function sendTest(
  db: Db,
  id: string,
  site: MailingSite,
  acting: Acting,
): Promise<Lang[]> {
  requireMail(site);
  const issue = await getIssue(db, id);
  const mails = await composeIssue(db, issue, { siteUrl: site.siteUrl, now: acting.now });
  await countAttempt(db, `newsletter-test:${acting.by.id}`, TEST_LIMIT, acting.now);
  const languages: Lang[] = isInGreekAlone(issue) ? ['el'] : ['el', 'en'];
  await inTransaction(db, async (tx) => {
    for (const lang of languages) {
      const { subject, text, html } = mails[lang];
      // Nobody is subscribed by a test: its link leads to the page that explains unsubscribing.
      const leave = `${site.siteUrl}/newsletter/unsubscribe${lang === 'en' ? '?lang=en' : ''}`;
      const letter = {
        to: acting.by.email,
        replyTo: mails.replyTo,
        subject: `${lang === 'el' ? '[Δοκιμή]' : '[Test]'} ${subject}`,
        text: text.replaceAll(LEAVE_PLACEHOLDER, leave),
        html: html.replaceAll(LEAVE_PLACEHOLDER, leave),
      };
      await queueLetter(tx, letter, acting.now);
    }
  });
  return languages;
}

/**
 * Sends an issue to every confirmed subscriber, each in their language: all letters are queued in the transaction
 * that marks the issue as sent, so that it happens once or not at all, whatever breaks. A second call changes
 * nothing and returns the issue. Whoever comes to read English after the English part was found unnecessary gets the
 * Greek, with a sentence that says so. `version` is the version that the person looked at: no other is sent. Throws
 * 'not-found', 'invalid' or 'conflict'.
 */
export async function sendIssue(
  db: Db,
  id: string,
  version: number,
  site: MailingSite,
  acting: Acting,
): Promise<Issue> {
  return inTransaction(db, async (tx) => {
    const issue = await getIssue(tx, id);
    if (issue.state === 'sent') return issue;
    if (issue.version !== version) throw staleIssue(issue);
    requireMail(site);
    const missing = findMissing(issue, await countByLanguage(tx));
    if (Object.keys(missing).length > 0) throw invalid(missing);
    await requireReasonToSend(tx, issue, acting);
    const mails = await composeIssue(tx, issue, { siteUrl: site.siteUrl, now: acting.now });
    const at = acting.now.toISOString();
    const marked = await tx
      .updateTable('newsletter_issues')
      .set({
        state: 'sent',
        version: version + 1,
        updated_at: at,
        sent_at: at,
        sent_by: acting.by.email,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) {
      // Another request was faster: it did the same, or saved another version, which nobody has sent.
      const current = await getIssue(tx, id);
      if (current.state === 'sent') return current;
      throw staleIssue(current);
    }
    const recipients = await queueForAll(tx, id, mails, site, acting.now);
    if (recipients === 0) throw nobody();
    await tx.updateTable('newsletter_issues').set({ recipients }).where('id', '=', id).execute();
    await recordIssue(tx, 'sent', issue, acting);
    return getIssue(tx, id);
  });
}

/** Queues a letter for each confirmed subscriber. Returns how many. */
async function queueForAll(
  tx: Db,
  issueId: string,
  mails: IssueMails,
  site: MailingSite,
  now: Date,
): Promise<number> {
  const subscribers = await tx
    .selectFrom('subscribers')
    .select(['id', 'email', 'language'])
    .where('state', '=', 'confirmed')
    .orderBy('id')
    // A person who unsubscribes at this moment waits for the letters to be queued, and removes theirs.
    .$if(site.kind === 'postgres', (query) => query.forShare())
    .execute();
  const sign = await leaveSigner(tx);
  const ids = mailingIds(issueId);
  for (const lang of ['el', 'en'] as const) {
    const suffix = lang === 'en' ? '&lang=en' : '';
    const recipients = subscribers
      .filter(({ language }) => (language === 'en' ? 'en' : 'el') === lang)
      .map(
        ({ id, email }): Recipient => ({
          address: email,
          leaveUrl: `${site.siteUrl}/newsletter/unsubscribe?token=${sign(id)}${suffix}`,
        }),
      );
    const mailing: Mailing = { id: ids[lang], ...mails[lang] };
    await queueMailing(tx, mailing, recipients, mails.replyTo, now);
  }
  return subscribers.length;
}

function requireMail({ canSendMail }: MailingSite): void {
  if (canSendMail) return;
  throw new DomainError('conflict', {
    el: 'Η αποστολή email δεν έχει ρυθμιστεί. Το τεύχος φυλάσσεται ως πρόχειρο.',
    en: 'Sending email is not set up. The issue is kept as a draft.',
  });
}

function nobody(): DomainError {
  return new DomainError('conflict', {
    el: 'Δεν υπάρχουν επιβεβαιωμένοι συνδρομητές. Το τεύχος φυλάσσεται ως πρόχειρο.',
    en: 'There are no confirmed subscribers. The issue is kept as a draft.',
  });
}
