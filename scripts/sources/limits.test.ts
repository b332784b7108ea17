import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The limits and periods that people are told of, keep to or rely on, written by hand: one changes here, or not at all.
 * What only sets a pace, such as how many rows are read at once, has no line. That each is kept to is tried beside the
 * code.
 */
const LIMITS = {
  'how long personal data and traces of people are kept': `
    domain/retention/delete-expired.ts UNCONFIRMED_DAYS 30
    domain/retention/delete-expired.ts SENT_MAIL_DAYS 30
    domain/retention/delete-expired.ts UNSENT_MAIL_DAYS 90
    domain/retention/delete-expired.ts KEPT_COPY_DAYS 30
    domain/retention/message-ends.ts WARNING_DAYS 14
    domain/retention/message-ends.ts PROPOSAL_DAYS 365
    domain/retention/message-ends.ts MOST_DAYS_AHEAD 730
    domain/retention/steady-clock.ts LONGEST_PAUSE_MS 7 days
    domain/retention/steady-clock.ts A_NIGHT_MS 20 hours
    domain/retention/warn-of-ending.ts MAX_NAMED 50
    domain/accounts/invitations/drop-invitations.ts KEPT_AFTER_END_DAYS 30
    domain/content/model/bin.ts BIN_DAYS 30
    domain/missed/missed-addresses.ts MISSED_DAYS 90
    domain/newsletter/subscribers.ts CONFIRM_DAYS 30
    domain/accounts/attempts/known-networks.ts KNOWN_FOR_DAYS 90
    domain/accounts/attempts/known-networks.ts MOST_NETWORKS 10`,
  'how people get in, and for how long': `
    domain/accounts/auth.ts SESSION_SECONDS 43200
    domain/accounts/auth.ts SESSION_UPDATE_SECONDS 900
    domain/accounts/sessions/current-session.ts LONGEST_SESSION_MS 7 days
    domain/accounts/invitations/invitation.ts INVITATION_DAYS 7
    domain/accounts/passkeys/add-passkey.ts MOST_PASSKEYS 20
    domain/accounts/passkeys/add-passkey.ts MAX_NAME_LENGTH 60
    domain/accounts/passkeys/challenges.ts CHALLENGE_MS 5 minutes
    domain/accounts/passwords/password-rules.ts MIN_PASSWORD_LENGTH 12
    domain/accounts/passwords/password-rules.ts MAX_PASSWORD_LENGTH 128
    domain/accounts/passwords/password-rules.ts SHORTEST_NAME 4
    domain/accounts/second-step/recovery-codes.ts AMOUNT 10
    domain/accounts/second-step/recovery-codes.ts GROUPS 3
    domain/accounts/second-step/recovery-codes.ts GROUP_LENGTH 4
    domain/content/preview/preview-links.ts PREVIEW_LINK_DAYS 7
    domain/content/preview/preview-links.ts MOST_LINKS 10
    domain/content/preview/preview-links.ts TOKEN_BYTES 24
    domain/accounts/passwords/kept-passwords.ts KEY_BYTES 64
    domain/accounts/passwords/kept-passwords.ts SALT_BYTES 16`,
  'what people may write, and how much': `
    domain/content-types/alert.ts LONGEST_ALERT_DAYS 14
    domain/content/model/fields/schema.ts MAX_RICH_TEXT_LENGTH 200_000
    domain/content/model/recheck.ts MOST_RECHECK_MONTHS 60
    domain/content/model/review.ts MAX_REVIEW_NOTE_LENGTH 2000
    domain/content/model/version-name.ts MAX_VERSION_NAME_LENGTH 100
    domain/content/sets/set-limits.ts MOST_SET_ENTRIES 100
    domain/content/sets/set-limits.ts MOST_OPEN_SETS 100
    domain/content/sets/set-limits.ts MAX_SET_NAME_LENGTH 120
    domain/content/texts/settle-links.ts MOST_LOOKED_UP 200
    domain/content/texts/settle-links.ts MOST_NAMED 500
    domain/advice/reason.ts SHORTEST_REASON 8
    domain/inbox/write-note.ts MAX_NOTE_LENGTH 10_000
    domain/newsletter/issue-fields.ts MAX_ITEMS 30
    domain/open-forms/keep-copy.ts MOST_COPIES 100
    domain/open-forms/keep-copy.ts MOST_PER_SECOND 8
    domain/redirects/check-redirects.ts MAX_NOTE 300
    domain/redirects/from-address.ts MAX_TYPED 500
    domain/redirects/from-address.ts MAX_PATH 1500
    domain/redirects/target-address.ts MAX_LENGTH 1000
    domain/redirects/read-redirects-csv.ts MOST_LINES 5000
    domain/redirects/read-redirects-csv.ts MAX_CELL 2000
    domain/text/slug.ts MAX_SLUG_LENGTH 80
    domain/text/slug.ts LONGEST_SLUG 120
    domain/time/repetition.ts MOST_YEARS 10
    domain/events/occurrences.ts MOST_OCCURRENCES 400
    api/media/library-routes.ts MOST_AT_ONCE 100
    api/publishing/preview-routes.ts MOST_TEXTS 200
    api/receive-bodies.ts MAX_JSON_BYTES 1 megabyte
    api/receive-bodies.ts MAX_SIGN_IN_BYTES 16 kilobytes`,
  'which files people may send': `
    domain/media/uploads/upload-limits.ts MAX_UPLOAD_BYTES 10 megabytes
    domain/media/uploads/upload-limits.ts MAX_SIDE 2560
    domain/media/uploads/begin-upload.ts MAX_OPEN_UPLOADS 30
    domain/media/files/image-processing.ts MAX_PIXELS 120_000_000
    domain/media/files/image-processing.ts MAX_PIXELS_IN_PASSES 50_000_000
    domain/media/files/image-processing.ts MAX_PIXELS_OF_HEIF 30_000_000
    domain/media/files/virus-scan.ts TIMEOUT_MS 30 seconds
    domain/media/library/media-limits.ts MAX_ALT_LENGTH 300
    domain/media/library/media-limits.ts MAX_CREDIT_LENGTH 150
    domain/media/library/media-limits.ts MAX_MEDIUM_NOTE_LENGTH 500
    domain/media/library/media-limits.ts MAX_TAG_LENGTH 40
    domain/media/library/media-limits.ts MAX_TAGS 20
    domain/media/library/media-limits.ts MAX_USES_SHOWN 20
    domain/media/pictures/crop.ts SHORTEST_SIDE 50
    domain/media/pdf/read-document.ts MOST_CHARACTERS 1_000_000
    domain/media/pdf/read-document.ts MOST_TITLE_CHARACTERS 300
    domain/media/pdf/read-document.ts MOST_PAGES 2000
    domain/media/pdf/read-document.ts MOST_MS 5 seconds`,
  'what lists and advice show': `
    domain/advice/advise-on-entry.ts MAX_FINDINGS 40
    domain/advice/wording.ts MOST_WORDS 40
    domain/advice/wording.ts CAPITAL_WORDS 4
    domain/audit/reading.ts MAX_EXPORTED 20_000
    domain/content/reading/find-for-staff.ts MOST_OF_A_TYPE 5
    domain/content/reading/find-places.ts MOST_SCREENS 8
    domain/content/reading/tags.ts MOST_TAGS 200
    domain/content/references/find-uses.ts MAX_USES 20
    domain/content/references/require-unused.ts MAX_USES 10
    domain/content/sets/reading.ts SOON_MS 2 minutes
    domain/dashboard/dashboard.ts RECENT_COUNT 8
    domain/dashboard/dashboard.ts PLANNED_COUNT 8
    domain/dashboard/dashboard.ts LEAVING_COUNT 8
    domain/links/broken-links.ts MOST_USES 20
    domain/links/check-links.ts UNCLEAR_DAYS 7
    domain/maps/read-geojson.ts MOST_PROBLEMS 50
    domain/missed/missed-addresses.ts MOST_MISSED 2000
    domain/missed/missed-addresses.ts OFTEN 10
    domain/missed/missed-searches.ts MOST_MISSED_SEARCHES 1000
    domain/missed/missed-searches.ts SHOWN_FROM 2
    domain/missed/missed-searches.ts OFTEN 5
    domain/missed/search-tally.ts MOST_OF_NETWORK 20
    domain/missed/search-tally.ts LONGEST 60
    domain/missed/search-tally.ts MOST_WORDS 6
    domain/newsletter/issue-mail.ts CHOICES 50
    domain/newsletter/mail-dates.ts NAMED_DATES 4
    domain/open-forms/presence.ts PRESENT_MS 45 seconds
    domain/open-forms/presence.ts MOST_FORMS 50
    domain/people/find-mentions.ts MAX_MENTIONS 50
    domain/redirects/import-redirects.ts MOST_PROBLEMS 200
    domain/redirects/import-redirects.ts MOST_EXAMPLES 5
    domain/search/site-search.ts MOST_SHOWN 500
    domain/search/site-search.ts MOST_NEAREST 5
    domain/tenders/find-news-about.ts MOST 5
    domain/time/opening-schedule.ts DAYS_AHEAD 60`,
  'who is turned away, and for how long': `
    domain/inbox/forms/judge-form.ts SHORTEST_FILLING_MS 2 seconds
    domain/inbox/forms/receive-message.ts SAME_MS 10 minutes
    domain/newsletter/subscribers.ts SAME_REQUEST_MS 10 minutes
    domain/limits/busy.ts SECONDS_TO_WAIT 3
    domain/limits/describe-wait.ts MOST_MINUTES 90
    domain/redirects/find-redirect.ts MOST_STEPS 10
    server/admission/admission.ts PREVIEWS_PER_MINUTE 120
    server/admission/admission.ts LONG_FORMS_PER_MINUTE 20
    server/admission/network-budgets.ts BUDGETS_OF_SITE 4
    server/fast-path/plain-get.ts MAX_BYTES 4 kilobytes
    server/http/connections/http-server.ts MAX_TARGET_LENGTH 8000
    server/http/connections/pipelined-requests.ts MOST_WAITING 100
    server/pages/held/page-keys.ts MAX_PARAMETER_LENGTH 200
    server/run/entrance.ts PATIENCE_MS 2 seconds
    server/run/entrance.ts SENDING_PATIENCE_MS 20 seconds`,
  'when things happen by themselves, and what operators are told': `
    domain/jobs/run-when-due.ts CLAIM_MS 10 minutes
    domain/jobs/run-when-due.ts RETRY_MS 60 minutes
    domain/links/visit-link.ts TIMEOUT_MS 10 seconds
    domain/links/visit-link.ts MOST_REDIRECTS 5
    domain/mail/outbox.ts LAST_RETRY_MINUTES 720
    domain/mail/outbox.ts MAILING_ATTEMPTS 14
    domain/mail/outbox.ts CLAIM_MINUTES 5
    server/http/connections/close-server.ts STOP_TIMEOUT_MS 10 seconds
    server/http/probes.ts READ_LIMIT_MS 2 seconds
    server/operations/backup/backup-folders.ts LONGEST_PAUSE_MS 7 days
    server/operations/checks/check-answers.ts SOON_DAYS 21
    server/operations/checks/check-answers.ts VERY_SOON_DAYS 7
    server/operations/checks/check-database.ts MAX_CLOCK_SECONDS 5
    server/operations/checks/check-surroundings.ts FEW_BYTES 500 megabytes
    server/operations/checks/check-surroundings.ts FEW_PERCENT 5
    server/operations/checks/check-upkeep.ts MAX_BACKUP_AGE_HOURS 26
    server/operations/restore/try-in-child.ts LIMIT_MS 30 minutes
    server/operations/restore/try-restore.ts ROOM_FACTOR 4
    server/operations/restore/try-restore.ts ROOM_LEFT_BYTES 200 megabytes
    server/main.ts STOP_LIMIT_MS 15 seconds
    server/pages/public-pages.ts HOLD_STEP_MS 5 minutes
    server/pages/public-pages.ts EMERGENCY_SECONDS 30
    server/run/jobs/daily-jobs.ts LOOK_INTERVAL_MS 60 seconds
    server/run/jobs/daily-jobs.ts RETENTION_HOUR 4
    server/run/jobs/daily-jobs.ts SEARCH_HOUR 4
    server/run/jobs/daily-jobs.ts LINKS_HOUR 5
    server/run/jobs/daily-jobs.ts PROMISES_HOUR 5
    server/run/jobs/jobs.ts MAIL_INTERVAL_MS 15 seconds
    server/run/jobs/jobs.ts SWEEP_INTERVAL_MS 60 minutes
    server/run/jobs/planned-changes.ts LONGEST_WAIT_MS 60 seconds
    server/run/jobs/write-missed.ts INTERVAL_MS 10 seconds`,
};

const UNITS: Record<string, number> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  kilobyte: 1024,
  megabyte: 1024 * 1024,
};

const numberOf = (text: string) => Number(text.replaceAll('_', ''));

/** The number that a file gives a name: a figure, or a product of figures and of the durations of time/durations.ts. */
function readLimit(file: string, name: string): number | undefined {
  const source = readFileSync(file, 'utf8');
  const written = new RegExp(`^(?:export )?const ${name} = ([\\w. *]+);$`, 'm').exec(source)?.[1];
  return written?.split(' * ').reduce((product, part) => {
    const duration = /^(MINUTE|HOUR|DAY)_MS$/.exec(part)?.[1]?.toLowerCase();
    return product * (duration ? (UNITS[duration] ?? Number.NaN) : numberOf(part));
  }, 1);
}

test.each(Object.entries(LIMITS))('%s', (_, lines) => {
  const rows = lines.trim().split(/\n\s*/);
  const found = rows.map((row) => {
    const [file = '', name = '', value = '', unit = ''] = row.split(' ');
    const written = numberOf(value) * (UNITS[unit.replace(/s$/, '')] ?? 1);
    return readLimit(file, name) === written ? row : `${row}, but is ${readLimit(file, name)}`;
  });
  expect(found).toEqual(rows);
});
