import type { Generated } from 'kysely';

/**
 * Every table, in one list. Both databases hold the same: moments are ISO 8601 texts in UTC, which sort by time;
 * booleans are 0 and 1; structured values are JSON texts. Only the account tables, which better-auth reads and
 * writes, use PostgreSQL's own types there.
 */
export interface Tables {
  entries: EntryTable;
  revisions: RevisionTable;
  entry_references: EntryReferenceTable;
  entry_occurrences: EntryOccurrenceTable;
  alert_messages: AlertMessageTable;
  former_addresses: FormerAddressTable;
  redirects: RedirectTable;
  missed_addresses: MissedAddressTable;
  publishing_sets: PublishingSetTable;
  publishing_set_entries: PublishingSetEntryTable;
  missed_searches: MissedSearchTable;
  broken_promises: BrokenPromiseTable;
  site_maps: SiteMapTable;
  preview_links: PreviewLinkTable;
  link_checks: LinkCheckTable;
  kept_copies: KeptCopyTable;
  presence: PresenceTable;
  media: MediaTable;
  earlier_files: EarlierFileTable;
  document_facts: DocumentFactsTable;
  loose_files: LooseFileTable;
  sent_files: SentFileTable;
  uploads: UploadTable;
  messages: MessageTable;
  message_notes: MessageNoteTable;
  subscribers: SubscriberTable;
  newsletter_issues: NewsletterIssueTable;
  mailings: MailingTable;
  outbox: OutboxTable;
  audit: AuditTable;
  rate_limits: RateLimitTable;
  facts: FactTable;
  erased_addresses: ErasedAddressTable;
  site_version: SiteVersionTable;
  site_withdrawals: SiteWithdrawalTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  twoFactor: TwoFactorTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  known_networks: KnownNetworkTable;
  invitations: InvitationTable;
}

/**
 * 'draft' is seen by staff alone; 'published' shows `published` to everyone; 'archived' shows it too, at its address
 * and in the search, but in no list.
 */
export type EntryState = 'draft' | 'published' | 'archived';

/** One row for each piece of content of any type. */
export interface EntryTable {
  id: string;
  type: string;
  slug: string;
  state: EntryState;
  /** Order by hand, ascending. */
  position: number;
  /**
   * Goes up with every save, and with what else an open form must not undo unseen. A save that names an older version
   * is a conflict.
   */
  version: number;
  is_sample: 0 | 1;
  /** JSON: the working copy. */
  working: string;
  /** JSON: what the public sees, or null while it was never published. */
  published: string | null;
  /** The languages in which it is public: 'el en', 'el', 'en', or '' for a draft. */
  public_languages: string;
  /**
   * JSON: the Greek from which English texts of the working copy were made, by their paths, where the Greek has
   * changed since.
   */
  english_from: string;
  /** The same for the published copy. */
  public_english_from: string;
  /** 'missing' is written by nobody or not public; 'behind' was made from Greek that has changed since. */
  english: 'missing' | 'behind' | 'ok';
  title_el: string;
  title_en: string;
  /** The promoted date of the published copy (else of the working copy), '' without one. */
  sort_date: string;
  /** The promoted choice, '' without one. */
  category: string;
  /** The text that visitors search, folded: see domain/search. */
  search_text: string;
  /** The different words of its PDF documents, folded: they are searched, too. */
  document_words: string;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  /** The moment of its first publication. */
  published_at: string | null;
  /** The moment at which what the public sees was written or published last; null where it never was. */
  public_since: string | null;
  /** The moment at which `working` becomes public by itself, or null. */
  publish_at: string | null;
  /** The e-mail address of the person who planned it. */
  publish_by: string | null;
  /** The moment at which it leaves the site, or its lists, by itself, or null. */
  leave_at: string | null;
  /** What it then becomes. */
  leave_to: 'draft' | 'archived' | null;
  /** The e-mail address of the person who planned that. */
  leave_by: string | null;
  /** Since when it is archived, or null. */
  archived_at: string | null;
  /** When somebody last said that what the public sees is still true, or published it; and their e-mail address. */
  checked_at: string | null;
  checked_by: string | null;
  /** After how many months it is to be looked through again: null as its type says, 0 never. */
  recheck_months: number | null;
  /** The day in Greece (`YYYY-MM-DD`) from which it waits to be looked through; null where it does not. */
  recheck_on: string | null;
  /** The languages that become public then; null where nothing is planned. */
  publish_languages: string | null;
  /** Where it stands with the reviewers, or null; see domain/content/model/review.ts. */
  review_state: 'handed-in' | 'handed-back' | null;
  /** The e-mail address of the person who handed it in. */
  review_by: string | null;
  /** When it was handed in or back. */
  review_at: string | null;
  /** The version that was handed in. */
  review_version: number | null;
  /** The e-mail address of the reviewer who handed it back. */
  review_back_by: string | null;
  /** What the reviewer wrote when handing it back. */
  review_note: string | null;
  /** Set while the entry lies in the bin, from where it can be brought back. */
  deleted_at: string | null;
}

/** A map of the site that staff have replaced at least once. */
export interface SiteMapTable {
  /** Which of the site's maps: 'municipality' or 'centre'. */
  extent: string;
  /** GeoJSON as it was read and written again; null while the built-in map counts. */
  geojson: string | null;
  /** The name of the file that was given; '' while the built-in map counts. */
  file_name: string;
  /** Counts changes, from 1. */
  version: number;
  changed_at: string;
  /** An e-mail address. */
  changed_by: string;
}

/** Where a link of a public entry leads, as it was found last: on this site (`/contact`) or on another. */
export interface LinkCheckTable {
  address: string;
  state: 'answers' | 'gone' | 'unclear';
  checked_at: string;
  /** Since when it has not answered; null while it does. */
  failing_since: string | null;
}

/** A former public address of an entry. */
export interface FormerAddressTable {
  /** Without language: `/volunteering`. */
  path: string;
  entry_id: string;
}

/** Where staff lead visitors from an address at which there is nothing. */
export interface RedirectTable {
  id: string;
  /** Without language, as domain/redirects/from-address.ts writes it. */
  path: string;
  /** What follows the question mark, in a fixed order; '' for nothing, '*' for anything. */
  query: string;
  /** The entry to whose page it leads, wherever that is now; null for any other target. */
  entry_id: string | null;
  /** A path of this site without language, or an https address; that of the entry when it was chosen. */
  target: string;
  status: 301 | 302;
  note: string;
  /** The text that staff search, folded by `fold` of domain/text. */
  search_text: string;
  /** Goes up with every change; one that began from an older version is a conflict. */
  version: number;
  updated_at: string;
  /** The e-mail address of the person who changed it last. */
  updated_by: string | null;
}

/** An address that visitors asked for and at which there was nothing. */
export interface MissedAddressTable {
  /** As in `redirects`, without what followed the question mark. */
  path: string;
  times: number;
  /** Days in Greece: `YYYY-MM-DD`. */
  first_on: string;
  last_on: string;
  /** The page of this site from which it was linked last, '' where none is known. */
  linked_from: string;
  /** Staff do not want to see it. */
  is_ignored: 0 | 1;
}

/** What visitors searched for and was not found; nothing of who did. */
export interface MissedSearchTable {
  /** Its telling words, folded. */
  words: string;
  /** As somebody typed it. */
  query: string;
  /** Something has some of the words. */
  is_partial: 0 | 1;
  times: number;
  /** Days in Greece: `YYYY-MM-DD`. */
  first_on: string;
  last_on: string;
  /** Staff do not want to see it. */
  is_ignored: 0 | 1;
}

/** A search that does not find among the first three what an entry of the type `search-promise` wants. */
export interface BrokenPromiseTable {
  /** The entry, and the number of the query in it. */
  id: string;
  entry_id: string;
  query: string;
  /** JSON: the titles of the first three instead. */
  found: string;
  broken_since: string;
}

/** An entry as it was after each save. */
export interface RevisionTable {
  id: string;
  entry_id: string;
  version: number;
  state: EntryState;
  slug: string;
  data: string;
  created_at: string;
  created_by: string | null;
  /** What staff call this version, '' mostly. */
  name: string;
  /** When this version became public; null for one that never did. */
  published_at: string | null;
  /** The languages in which it did; '' for one that never did. */
  published_languages: string;
}

/** What a person has typed into a form and not saved: one row for each form that was opened and typed into. */
export interface KeptCopyTable {
  /** Made by the form itself, so that what it sends twice is kept once. */
  id: string;
  user_id: string;
  /** A content type, or 'newsletter-issue'. */
  type: string;
  /** The stored entry or issue; null for a new one. */
  entry_id: string | null;
  /** The version that the typing began from; null for a new entry. */
  base_version: number | null;
  /** The present title, Greek or else English, to be known by in lists. */
  title: string;
  /** JSON: the values of the form; null once it has ended. */
  data: string | null;
  /** Counts what the form has sent: a lower number is older typing. */
  sequence: number;
  /** When it was kept last, or ended. */
  kept_at: string;
  /** The `User-Agent` of the browser. */
  device: string;
}

/** Who has an entry open at this moment: one row for each form that is open, or was closed a moment ago. */
export interface PresenceTable {
  /** Made by the form. */
  id: string;
  user_id: string;
  /** A content type, or 'newsletter-issue'. */
  type: string;
  entry_id: string;
  since: string;
  /** The form is gone when it has not been heard of for a while. */
  seen_at: string;
  /** 0 for a form that was closed, and perhaps before the call arrived that says that it is open. */
  is_open: 0 | 1;
  /** The number of the last sign of life that counted: a lower one comes late. */
  sign: number;
}

/** What a copy of an entry points at, in its fields and in its texts; each save writes it again. */
export interface EntryReferenceTable {
  id: string;
  entry_id: string;
  copy: 'working' | 'published';
  kind: 'medium' | 'entry' | 'address' | 'link';
  /**
   * The id of a medium; type and slug of an entry that a field names (`department/technical`), or its id where a text
   * does; a path without language; or the address of another site.
   */
  target: string;
}

/** A time at which the published copy of an entry takes place; all of them are written with the copy. */
export interface EntryOccurrenceTable {
  /** The entry and the start. */
  id: string;
  entry_id: string;
  /** Local times in Greece, `YYYY-MM-DDTHH:MM`. */
  starts_at: string;
  ends_at: string | null;
  /** The local time from which it is over. */
  over_from: string;
  /** The last day on which it takes place, `YYYY-MM-DD`. */
  last_day: string;
}

/** What programs were told of a warning by CAP: written with the act that changed it, and never again. */
export interface AlertMessageTable {
  /** The entry and the number. */
  id: string;
  /** Not a reference: the messages stay when the entry is gone. */
  entry_id: string;
  /** From 1, for each entry. */
  number: number;
  /** The entry's at that moment. */
  slug: string;
  type: 'Alert' | 'Update' | 'Cancel';
  /** Moments in ISO 8601 UTC: when it was written; from when anybody gets it; when the warning ends by it. */
  sent_at: string;
  shown_from: string;
  ends: string;
  /** What it says, as JSON (domain/alerts/messages.ts). */
  data: string;
}

/** Entries that become public together, at one moment, or not at all. */
export interface PublishingSetTable {
  id: string;
  name: string;
  /** 'published' until somebody takes it back; then it is open again. */
  state: 'open' | 'published';
  created_at: string;
  created_by: string;
  /** The moment at which an open set becomes public by itself, and the e-mail address of the person who planned it. */
  publish_at: string | null;
  publish_by: string | null;
  published_at: string | null;
  published_by: string | null;
}

/** An entry in a publishing set; what the public saw of it before is known from the publication on. */
export interface PublishingSetEntryTable {
  id: string;
  set_id: string;
  entry_id: string;
  /** Counts the entries of a set as they were added. */
  position: number;
  /** Whether its set is open: an entry stands in one open set at most. */
  is_open: 0 | 1;
  /** The languages to be published, as in `entries.public_languages`; null for those that are ready. */
  languages: string | null;
  added_at: string;
  added_by: string;
  /** The version and the languages of the entry that the set made public. */
  became_version: number | null;
  became_languages: string | null;
  was_state: EntryState | null;
  /** JSON: what the public saw before; null where it saw nothing. */
  was_published: string | null;
  was_languages: string | null;
  was_english_from: string | null;
  was_published_at: string | null;
  was_checked_at: string | null;
  was_checked_by: string | null;
  was_recheck_on: string | null;
}

/** A link with which anybody who has it sees the working copy of an entry, for a few days. */
export interface PreviewLinkTable {
  id: string;
  /** A keyed hash of the token in the link. */
  token_hash: string;
  /** What it shows: an entry, or all entries of a publishing set. One of the two is null. */
  entry_id: string | null;
  set_id: string | null;
  created_at: string;
  /** The e-mail address of the person who made it. */
  created_by: string;
  expires_at: string;
}

/** A picture or document in the media library; its bytes are in the media store. */
export interface MediaTable {
  id: string;
  kind: 'image' | 'document';
  /** The name of the uploaded file, cleaned; downloads have this name. */
  file_name: string;
  mime_type: string;
  /** Where the store keeps the original. */
  storage_key: string;
  /** First 16 hexadecimal digits of the SHA-256 of the stored bytes. */
  digest: string;
  /** The same of what is shown of them, which the crop decides too: part of the public address. */
  address_digest: string;
  /**
   * The `address_digest` for which every width of a picture was made (domain/media/pictures/make-ahead.ts); '' before.
   */
  made_digest: string;
  size_bytes: number;
  /** Pixels; 0 for documents. */
  width: number;
  height: number;
  alt_el: string;
  alt_en: string;
  /** A picture that says nothing of its own: its alternative text is empty on purpose. */
  is_decorative: 0 | 1;
  /** Who made it, '' where nobody has written that down. */
  credit_el: string;
  credit_en: string;
  /** A choice of domain/media/library/licences.ts, '' where it is not known. */
  licence: string;
  /** What staff wrote about the licence, such as where it is laid down. */
  licence_note: string;
  /** JSON: the words by which staff sort their files, each once. */
  tags: string;
  /** The point that stays in sight where the picture is cut: percent from the left and from the top. */
  focus_x: number;
  focus_y: number;
  /** JSON: the part of the picture that is shown, in thousandths of its sides; '' for all of it. */
  crop: string;
  is_sample: 0 | 1;
  /** Goes up with every change by staff; one that began from an older version is a conflict. */
  version: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  /** Set while the medium lies in the bin, from where it can be brought back. */
  deleted_at: string | null;
  deleted_by: string | null;
}

/** A file that a medium had before, or an address that it had: the address leads to what the medium is now. */
export interface EarlierFileTable {
  id: string;
  medium_id: string;
  /** As the medium had it in its address. */
  address_digest: string;
  /**
   * Where the store keeps its bytes, from where it can be brought back; null once they are gone, or where only the
   * address changed.
   */
  storage_key: string | null;
  digest: string;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  width: number;
  height: number;
  /** As it was when the file was replaced. */
  crop: string;
  replaced_at: string;
  replaced_by: string | null;
}

/** What the inside of a PDF says. A document without a row, or with one of other bytes, has not been read yet. */
export interface DocumentFactsTable {
  medium_id: string;
  /** Of the bytes that were read, as in `media`. */
  digest: string;
  /**
   * 'unreadable': the process for files could not read it. 'waiting': the machine was too busy. It is asked again after
   * a month and after an hour.
   */
  state: 'read' | 'unreadable' | 'waiting';
  pages: number;
  /** As the document names itself, '' without a name. */
  title: string;
  /** BCP 47, as the document says it: `el-GR`; '' where it does not. */
  language: string;
  /** Its headings, lists and reading order are marked, for those who have it read to them. */
  is_tagged: 0 | 1;
  /** Pictures of pages without letters. */
  is_scanned: 0 | 1;
  /** The words of its pages, in their order; see `readDocumentText`. */
  text: string;
  /** Whether numbers that identify a person were found in it, and whether somebody said why they are public. */
  personal_data: 'none' | 'found' | 'explained';
  read_at: string;
}

/** Bytes of the media store that no other table names: a file that is being added, or one that is to be deleted. */
export interface LooseFileTable {
  /** A key of the store, or a folder of keys, which ends in a slash. */
  key: string;
  delete_after: string;
}

/** A file that the library took, so that the same file is not taken twice. */
export interface SentFileTable {
  /** SHA-256 of the bytes as they were sent, in hexadecimal digits. */
  digest: string;
  medium_id: string;
  /** `digest` of the medium at that time: where the medium has another by now, it is no longer that file. */
  stored_digest: string;
}

/** A file of which not all pieces have arrived; the pieces are in the media store. */
export interface UploadTable {
  id: string;
  account_id: string;
  file_name: string;
  accept: 'image' | 'any';
  size_bytes: number;
  /** SHA-256 of the whole file in hexadecimal digits, as the sender says; '' where the sender does not. */
  digest: string;
  /** All bytes before this one are there; -1 while the upload is being given up. */
  received_bytes: number;
  created_at: string;
  /** When the last piece arrived. */
  updated_at: string;
}

/** Messages that people sent through a form of the site. */
export interface MessageTable {
  id: string;
  kind: 'contact' | 'event-proposal';
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
  /** JSON: further fields of the form. */
  details: string;
  language: 'gr' | 'en';
  state: 'new' | 'done';
  created_at: string;
  handled_by: string | null;
  handled_at: string | null;
  /** The text that staff search, folded by `fold` of domain/text. */
  search_text: string;
  /** When a message that nobody dealt with is deleted; set with the warning, null before. */
  ends_at: string | null;
  /** The account that deals with it. */
  assigned_to: string | null;
}

/** What staff wrote about a message: for themselves, or to its sender. It is deleted with the message. */
export interface MessageNoteTable {
  id: string;
  message_id: string;
  kind: 'note' | 'answer';
  body: string;
  /** The e-mail address of the account. */
  written_by: string;
  written_at: string;
  /** The letter in the outbox that an answer left with; it is deleted there sooner than here. */
  letter_id: string | null;
}

export interface SubscriberTable {
  id: string;
  email: string;
  language: 'gr' | 'en';
  state: 'pending' | 'confirmed';
  /** SHA-256 of the token in the confirmation and unsubscribe links. */
  token_hash: string;
  created_at: string;
  confirmed_at: string | null;
}

/** An issue of the newsletter, as a draft or sent. */
export interface NewsletterIssueTable {
  id: string;
  state: 'draft' | 'sent';
  /** Goes up with every save, like the version of an entry. */
  version: number;
  /** JSON: subject, introduction, and the entries it is about. */
  content: string;
  created_at: string;
  updated_at: string;
  updated_by: string;
  /** The number of recipients; 0 for a draft. */
  recipients: number;
  sent_at: string | null;
  sent_by: string | null;
}

/** One text that goes to many addresses, each in a letter of its own. */
export interface MailingTable {
  id: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: string;
  /** Letters that have been sent or given up, and since been deleted from the outbox. */
  old_sent: number;
  old_failed: number;
}

/** Mail that waits to be sent; a failing server delays it and loses nothing. */
export interface OutboxTable {
  id: string;
  to_address: string;
  reply_to: string;
  /** A letter of a mailing takes subject and bodies from the mailing; here they are ''. */
  subject: string;
  body_text: string;
  /** '' where the letter is plain text. */
  body_html: Generated<string>;
  /** JSON: extra headers, such as List-Unsubscribe. */
  headers: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string;
  created_at: string;
  sent_at: string | null;
  mailing_id: Generated<string | null>;
  /** The address at which its reader unsubscribes, '' where there is nothing to unsubscribe from. */
  leave_url: Generated<string>;
  /** Set when no further attempt is made: of a mailing, or of a letter that most likely arrived. */
  given_up_at: Generated<string | null>;
  /** What stands in place of a letter's placeholder for a secret link; '' once the letter is sent, or given up. */
  secret_link: Generated<string>;
  /** The attempts after which the server had all of it and did not say so. */
  unanswered: Generated<number>;
}

/** Who changed what, and who signed in, for administrators. */
export interface AuditTable {
  id: string;
  at: string;
  user_id: string | null;
  user_email: string;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_title: string;
  /** What the person said about it, '' mostly. */
  note: Generated<string>;
  /** How many attempts a record stands for; `at` is the last of them. */
  times: Generated<number>;
}

/** Fixed windows of counted attempts, shared by all processes. */
export interface RateLimitTable {
  key: string;
  count: number;
  /** Milliseconds since 1970. */
  resets_at: number;
}

/** Small facts the system keeps about itself, such as when it was seeded. */
export interface FactTable {
  name: string;
  value: string;
}

/** One row, which counts the public changes of the site: see site-version.ts. */
export interface SiteVersionTable {
  id: 1;
  version: number;
}

/** What the last of these changes took off the site. */
export interface SiteWithdrawalTable {
  version: number;
  /** The id of an entry or a medium. */
  subject: string;
}

/** The people whose data were erased on request, so that they are erased again after a restore. */
export interface ErasedAddressTable {
  /** HMAC-SHA-256 of the address as it is compared, in hexadecimal digits. */
  hash: string;
  erased_at: string;
}

// better-auth's tables; columns are camelCase because the library names them so.
type Moment = string | Date;

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  image: string | null;
  role: string | null;
  banned: boolean | number | null;
  banReason: string | null;
  banExpires: Moment | null;
  twoFactorEnabled: Generated<boolean | number | null>;
  /** ISO 8601 in UTC, while the password is one that an administrator gave; null once its holder chose it. */
  firstPasswordExpiresAt: Generated<string | null>;
  /** ISO 8601 in UTC, from when the server's key could not read the account's app until there is another one. */
  secondFactorLostAt: Generated<string | null>;
  /** ISO 8601 in UTC; null where nobody has signed in since this is recorded. */
  lastSignedInAt: Generated<string | null>;
  /** The language of the admin that its holder chose; null while it is the browser's. */
  language: Generated<'gr' | 'en' | null>;
  createdAt: Moment;
  updatedAt: Moment;
}

export interface SessionTable {
  id: string;
  expiresAt: Moment;
  token: string;
  createdAt: Moment;
  updatedAt: Moment;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
  impersonatedBy: string | null;
  /** How its holder signed in: see domain/accounts/sessions/way-of-session.ts. */
  signedInWith: Generated<string | null>;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Moment | null;
  refreshTokenExpiresAt: Moment | null;
  scope: string | null;
  password: string | null;
  createdAt: Moment;
  updatedAt: Moment;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Moment;
  createdAt: Generated<Moment>;
  updatedAt: Generated<Moment>;
}

/** Who signs in with an authenticator app too; secret and codes are encrypted. */
export interface TwoFactorTable {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  /** False before the first code was entered. */
  verified: boolean | number | null;
  failedVerificationCount: number | null;
  lockedUntil: Moment | null;
}

/** The public key of a passkey: who holds the private one signs in with it. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  /** The device's id for it, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** The device's own count of uses; 0 for devices that do not count. */
  counter: number;
  /** JSON: how browsers reach it, such as "internal" or "usb". */
  transports: string;
  name: string;
  /** True when a service keeps it on several devices. */
  is_synced: 0 | 1;
  created_at: string;
  last_used_at: string | null;
}

/** A challenge that a device has to sign, once and soon. */
export interface PasskeyChallengeTable {
  challenge: string;
  ceremony: 'add' | 'sign-in';
  /** The account that adds a passkey; null where nobody is known yet. */
  user_id: string | null;
  expires_at: string;
}

/** A network from which an account signed in. */
export interface KnownNetworkTable {
  id: string;
  user_id: string;
  /** A keyed hash of account and network. */
  network: string;
  last_seen_at: string;
}

/** Somebody who was invited to an account and has not accepted yet. */
export interface InvitationTable {
  id: string;
  /** In the form in which addresses of accounts are stored. */
  email: string;
  name: string;
  role: string;
  /** A keyed hash of the token in the link. */
  token_hash: string;
  created_at: string;
  /** The e-mail address of the administrator. */
  created_by: string;
  expires_at: string;
  /** The letter with the link, while the outbox has it. */
  letter_id: string | null;
  /** Whether the link went out by letter; else the administrator handed it over. */
  is_by_letter: 0 | 1;
}
