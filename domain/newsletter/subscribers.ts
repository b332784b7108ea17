import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError, invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { lockAddress } from '../mail/address-lock.ts';
import { dropWaitingCopies } from '../mail/mailings.ts';
import { queueLetter } from '../mail/outbox.ts';
import { cleanEmail, describeEmailProblem } from '../text/contact-formats.ts';
import type { Language } from '../text/language.ts';
import { VALIDATION_TEXTS } from '../text/validation-texts.ts';
import { DAY_MS } from '../time/durations.ts';
import { leaveSigner, readLeaveToken } from './leave-token.ts';

export interface SubscribeOptions {
  /** The site's public address, for the links in the mail. */
  siteUrl: string;
  siteName: string;
  now: Date;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** A form that is sent twice causes one letter: another letter so soon would make the link in the first invalid. */
const SAME_REQUEST_MS = 10 * 60_000;

/** The address that somebody typed for the newsletter. Throws 'invalid'. */
export function parseSubscriberAddress(typed: unknown): string {
  const email = typeof typed === 'string' ? cleanEmail(typed) : '';
  const problem = describeEmailProblem(email);
  if (problem) throw invalid({ email: VALIDATION_TEXTS[problem] });
  return email;
}

/**
 * Takes an address into the newsletter as pending and queues the mail that asks for confirmation, unless one was
 * queued a moment ago. The answer is the same whether the address was known or not, so that nobody learns who
 * subscribes. Throws 'invalid'.
 */
export async function requestSubscription(
  db: Db,
  input: unknown,
  language: Language,
  options: SubscribeOptions,
): Promise<void> {
  const email = parseSubscriberAddress(input);
  const token = randomBytes(24).toString('base64url');
  const after = (ms: number) => new Date(options.now.getTime() + ms).toISOString();
  await inTransaction(db, async (tx) => {
    await lockAddress(tx, email);
    // One statement, so that two requests at the same moment make one subscriber.
    const pending = await tx
      .insertInto('subscribers')
      .values({
        id: newId(options.now),
        email,
        language,
        state: 'pending',
        token_hash: hash(token),
        created_at: options.now.toISOString(),
        confirmed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet((e) => ({
            token_hash: e.ref('excluded.token_hash'),
            language: e.ref('excluded.language'),
            created_at: e.ref('excluded.created_at'),
          }))
          .where('subscribers.state', '=', 'pending')
          .where((e) =>
            e.or([
              e('subscribers.created_at', '<=', after(-SAME_REQUEST_MS)),
              // A clock that was ahead wrote this.
              e('subscribers.created_at', '>', after(SAME_REQUEST_MS)),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!pending) return;
    // Not the token, which the next request replaces: then this link would say that they have left, and they had not.
    const leaveToken = (await leaveSigner(tx))(pending.id);
    const letter = confirmationLetter(email, { token, leaveToken }, language, options);
    await queueLetter(tx, letter, options.now);
  });
}

function confirmationLetter(
  email: string,
  { token, leaveToken }: { token: string; leaveToken: string },
  language: Language,
  options: SubscribeOptions,
) {
  const suffix = language === 'en' ? '&lang=en' : '';
  const confirm = `${options.siteUrl}/newsletter/confirm?token=${token}${suffix}`;
  const leave = `${options.siteUrl}/newsletter/unsubscribe?token=${leaveToken}${suffix}`;
  const texts = {
    gr: {
      subject: `Επιβεβαίωση εγγραφής στο ενημερωτικό δελτίο – ${options.siteName}`,
      text: `Κάποιος ζήτησε να λαμβάνει αυτή η διεύθυνση το ενημερωτικό δελτίο: ${options.siteName}.\n\nΑν ήσασταν εσείς, επιβεβαιώστε εδώ:\n${confirm}\n\nΑν όχι, αγνοήστε αυτό το μήνυμα: χωρίς επιβεβαίωση δεν θα λάβετε τίποτε άλλο.\n\nΔιαγραφή με ένα κλικ, όποτε θέλετε:\n${leave}\n`,
    },
    en: {
      subject: `Please confirm your subscription – ${options.siteName}`,
      text: `Somebody asked for the newsletter of ${options.siteName} to be sent to this address.\n\nIf it was you, please confirm here:\n${confirm}\n\nIf it was not, ignore this message: without confirmation you will receive nothing else.\n\nUnsubscribe with one click, at any time:\n${leave}\n`,
    },
  }[language];
  return {
    to: email,
    ...texts,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      // RFC 8058: mail programs unsubscribe with one POST.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** How long a link may be confirmed, in days. */
const CONFIRM_DAYS = 30;

/**
 * Confirms the subscription that a link's token names; throws 'not-found', also when the token is too old.
 * Confirming twice is no error; the time of the first is kept as proof of consent.
 */
export async function confirmSubscription(db: Db, token: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS).toISOString();
  const result = await db
    .updateTable('subscribers')
    .set((e) => ({
      state: 'confirmed',
      confirmed_at: e.fn.coalesce('confirmed_at', e.val(now.toISOString())),
    }))
    .where('token_hash', '=', hash(token))
    .where((e) => e.or([e('state', '=', 'confirmed'), e('created_at', '>=', oldest)]))
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) {
    throw new DomainError('not-found', {
      el: 'Ο σύνδεσμος δεν ισχύει πια. Εγγραφείτε ξανά από το υποσέλιδο.',
      en: 'This link is no longer valid. Subscribe again at the foot of any page.',
    });
  }
}

/**
 * Removes the subscriber named by the token of a link, in the confirmation or in an issue. Letters that wait for
 * them are not sent any more. Removing twice is no error.
 */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const id = await readLeaveToken(db, token);
  await inTransaction(db, async (tx) => {
    const left = await tx
      .deleteFrom('subscribers')
      // The token of a confirmation, too: earlier letters had it in their link to unsubscribe.
      .where((e) => (id === undefined ? e('token_hash', '=', hash(token)) : e('id', '=', id)))
      .returning('email')
      .executeTakeFirst();
    if (left) await dropWaitingCopies(tx, left.email);
  });
}

/** The number of confirmed subscribers by language. */
export async function countByLanguage(db: Db): Promise<{ el: number; en: number }> {
  const rows = await db
    .selectFrom('subscribers')
    .where('state', '=', 'confirmed')
    .select((e) => ['language', e.fn.countAll<number>().as('count')])
    .groupBy('language')
    .execute();
  const of = (language: Language) =>
    Number(rows.find((row) => row.language === language)?.count ?? 0);
  return { el: of('gr'), en: of('en') };
}
