import type { Breakage } from './breakage.ts';

/** Every lock of `domain/` that is on no other list: what two who act at once do without it. */
export const LOCKS: readonly Breakage[] = [
  {
    breaks: 'A passkey that is just being added stays where an administrator removes all of them.',
    file: 'domain/accounts/passkeys/add-passkey.ts',
    find: '      await lockName(tx, passkeysLock(by.id));\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'a passkey that is just being added',
  },
  {
    breaks:
      'Of two second steps, of which one is required, each is removed because the other is there.',
    file: 'domain/accounts/passkeys/own-passkeys.ts',
    find: '    await lockName(tx, passkeysLock(by.id));\n',
    replace: '',
    tests: ['domain/accounts/races.test.ts'],
    title:
      'the second step of an account, by two.*(remove the app and remove the passkey|remove the passkey and remove the app)$',
  },
  {
    breaks:
      'An administrator who removes all passkeys of an account leaves one that is just being added.',
    file: 'domain/accounts/passkeys/own-passkeys.ts',
    find: '    await lockName(tx, passkeysLock(userId));\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'a passkey that is just being added',
  },
  {
    breaks: 'An app is removed because of a passkey that is just being removed.',
    file: 'domain/accounts/second-step/authenticator.ts',
    find: '    await lockName(tx, passkeysLock(id));\n',
    replace: '',
    tests: ['domain/accounts/races.test.ts'],
    title:
      'the second step of an account, by two.*(remove the app and remove the passkey|remove the passkey and remove the app)$',
  },
  {
    breaks: 'Who signs in with a passkey while it is removed stays signed in.',
    file: 'domain/accounts/sessions/end-sessions.ts',
    find: '    await lockSessionsOf(tx, acting.by.id);\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'its passkey is removed',
  },
  {
    breaks: 'Who signs in while their account is disabled stays signed in.',
    file: 'domain/accounts/sessions/end-sessions.ts',
    find: '  await lockSessionsOf(tx, userId);\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'its account is disabled',
  },
  {
    breaks: 'A session is kept before it is known what whoever ends all sessions has changed.',
    file: 'domain/accounts/sessions/keep-session.ts',
    find: '    await lockSessionsOf(tx, userId);\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'its account is disabled',
  },
  {
    breaks: 'Who gives somebody a password and the holder who chooses one wait for each other.',
    file: 'domain/accounts/passwords/change-password.ts',
    find: '    await lockSessionsOf(tx, id);\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'waits for their sessions',
  },
  {
    breaks: 'Two who choose a password for one account at once are both told that it is theirs.',
    file: 'domain/accounts/passwords/change-password.ts',
    find: '      await lockSessionsOf(tx, acting.by.id);\n',
    replace: '',
    tests: ['domain/accounts/races.test.ts'],
    title:
      'the password of an account, by two.*Nikos chooses a password and Nikos chooses a password$',
  },
  {
    breaks: 'A new name from two tabs is recorded twice.',
    file: 'domain/accounts/members/own-profile.ts',
    find: '    await lockUser(tx, id);\n',
    replace: '    void lockUser;\n',
    tests: ['domain/accounts/races.test.ts'],
    title:
      'what is known of an account, by two.*Nikos takes another name and Nikos takes another name$',
  },
  {
    breaks:
      'The link for the first administrator meets an error that nobody foresaw where one is just made.',
    file: 'domain/accounts/members/first-administrator.ts',
    find: '    await lockName(tx, accountAddressLock(account.email));\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'first administrator of the settings',
  },
  {
    breaks: 'Somebody who is just given an account is invited once more.',
    file: 'domain/accounts/members/create-user.ts',
    find: '    await lockName(tx, accountAddressLock(account.email));\n',
    replace: '',
    tests: ['domain/accounts/races.test.ts'],
    title:
      'invitations, by two.*(create the account and Maria invites again|Maria invites again and create the account)$',
  },
  {
    breaks: 'Who accepts an invitation in two windows meets an error that nobody foresaw.',
    file: 'domain/accounts/invitations/accept-invitation.ts',
    find: '    await lockName(tx, accountAddressLock(email));\n',
    replace: '',
    tests: ['domain/accounts/races.test.ts'],
    title: 'invitations, by two.*accept and accept$',
  },
  {
    breaks: 'Somebody is invited who is just given an account.',
    file: 'domain/accounts/invitations/invite.ts',
    find: '    await lockName(tx, accountAddressLock(email));\n    await requireStill',
    replace: '    await requireStill',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'nobody is invited',
  },
  {
    breaks: 'Two who send an invitation again at once send two links, of which one opens nothing.',
    file: 'domain/accounts/invitations/invite.ts',
    find: '  await lockName(tx, accountAddressLock(email));\n  // With',
    replace: '  void email;\n  // With',
    tests: ['domain/accounts/races.test.ts'],
    title: 'invitations, by two.*Maria invites again and Maria invites again$',
  },
  {
    breaks: 'Who is just losing their role gives out an invitation that outlives it.',
    file: 'domain/accounts/members/still-administrator.ts',
    find: '  await lockRoles(tx);\n',
    replace: '  void lockRoles;\n',
    tests: ['domain/accounts/races.test.ts'],
    title:
      'invitations, by two.*(Maria invites again and disable Maria|disable Maria and Maria invites again)$',
  },
  {
    breaks: 'Two sign-ins at once have an account remember more networks than it may.',
    file: 'domain/accounts/attempts/known-networks.ts',
    find: '    await lockName(tx, `networks of ${userId}`);\n',
    replace: '',
    tests: ['domain/accounts/at-once.test.ts'],
    title: 'eleventh network',
  },
  {
    breaks: 'A message that is sent twice at once is stored twice.',
    file: 'domain/inbox/forms/receive-message.ts',
    find: '  await lockAddress(tx, message.email);\n',
    replace: '',
    tests: ['domain/inbox/races.test.ts'],
    title: 'besides with a message, by two.*receive another and receive another',
  },
  {
    breaks: 'Who asks for the newsletter while they are erased is never asked to confirm it.',
    file: 'domain/newsletter/subscribers.ts',
    find: '    await lockAddress(tx, email);\n',
    replace: '',
    tests: ['domain/people/races.test.ts'],
    title: 'while they ask for the newsletter',
  },
  {
    breaks: 'Two who give a message to one colleague at once are both recorded.',
    file: 'domain/inbox/assign-message.ts',
    find: 'await lockMessage(tx, id)',
    replace:
      "await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/inbox/races.test.ts'],
    title: 'besides with a message, by two.*give it to Maria and give it to Maria',
  },
  {
    breaks: 'An event is made of a proposal that somebody is just marking as done.',
    file: 'domain/inbox/accept-event-proposal.ts',
    find: 'await lockMessage(tx, id)',
    replace:
      "await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/inbox/races.test.ts'],
    title: 'besides with a message, by two.*make an event of it and mark it as done',
  },
  {
    breaks: 'Two who delete a message at once are both told that they did.',
    file: 'domain/inbox/delete-message.ts',
    find: 'await lockMessage(tx, id)',
    replace:
      "await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/inbox/races.test.ts'],
    title: 'acts on a new message, by two.*delete it and delete it$',
  },
  {
    breaks: 'Two who mark a message as done at once are both recorded.',
    file: 'domain/inbox/message-state.ts',
    find: 'await lockMessage(tx, id)',
    replace:
      "await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/inbox/races.test.ts'],
    title: 'acts on a new message, by two.*mark it as done and mark it as done$',
  },
  {
    breaks:
      'Who notes something on a message that is just deleted meets an error that nobody foresaw.',
    file: 'domain/inbox/write-note.ts',
    find: 'const { reference } = await lockMessage(tx, messageId)',
    replace:
      "const { reference } = await tx.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()",
    tests: ['domain/inbox/races.test.ts'],
    title: 'besides with a message, by two.*note something and delete it',
  },
  {
    breaks: 'Two who answer a message at once send two answers.',
    file: 'domain/inbox/write-note.ts',
    find: 'const message = await lockMessage(tx, messageId)',
    replace:
      "const message = await tx.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()",
    tests: ['domain/inbox/races.test.ts'],
    title: 'acts on a new message, by two.*answer and answer$',
  },
  {
    breaks: 'Who is erased is answered all the same by whoever is just writing to them.',
    file: 'domain/people/erase-person.ts',
    find: "    await tx.selectFrom('messages').select('id').where('id', 'in', ids).forUpdate().execute();\n",
    replace: '',
    tests: ['domain/inbox/races.test.ts'],
    title:
      'acts on a new message, by two.*(answer and erase its sender|erase its sender and answer)$',
  },
  {
    breaks: 'Who is erased is named again by a set that is just being taken back.',
    file: 'domain/people/erase-person.ts',
    find: '    order by id for update`.execute(tx);\n  await sql`',
    replace: '    order by id`.execute(tx);\n  await sql`',
    tests: ['domain/people/races.test.ts'],
    title: 'while a set is taken back',
  },
  {
    breaks:
      'Who is erased while a page that they planned is published stays named in the audit log.',
    file: 'domain/people/erase-person.ts',
    find: '    order by id for update`.execute(tx);\n}',
    replace: '    order by id`.execute(tx);\n}',
    tests: ['domain/people/races.test.ts'],
    title: 'while a page that they planned',
  },
  {
    breaks: 'Who leaves the newsletter while it is being sent gets it.',
    file: 'domain/newsletter/send-issue.ts',
    find: "    .$if(site.kind === 'postgres', (query) => query.forShare())\n",
    replace: '',
    tests: ['domain/newsletter/races.test.ts'],
    title: 'the newsletter, by two.*(send and leave|leave and send)$',
  },
  {
    breaks:
      'Who brings back an earlier file undoes what somebody else has just changed of the picture.',
    file: 'domain/media/acts/return-to-file.ts',
    find: 'await lockMedium(tx, id)',
    replace:
      "await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/media/races.test.ts'],
    title:
      'a picture of the library, by two.*(crop it and bring back the earlier file|bring back the earlier file and crop it)$',
  },
  {
    breaks: 'An earlier file comes back whose bytes are just being let go.',
    file: 'domain/media/acts/return-to-file.ts',
    find: '    .$if(!isSqlite(tx), (query) => query.forUpdate())\n',
    replace: '',
    tests: ['domain/media/races.test.ts'],
    title:
      'a picture of the library, by two.*(empty the bin and bring back the earlier file|bring back the earlier file and empty the bin)$',
  },
  {
    breaks: 'Two who say why a document must stay public at once are both recorded.',
    file: 'domain/media/acts/explain-document.ts',
    find: 'await lockMedium(tx, id)',
    replace:
      "await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/media/acts/at-once.test.ts'],
    title: 'explained once',
  },
  {
    breaks: 'Two who delete a file at once are both told that they did.',
    file: 'domain/media/acts/delete-medium.ts',
    find: 'await lockMedium(tx, id)',
    replace:
      "await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/media/races.test.ts'],
    title: 'a picture of the library, by two.*delete it and delete it$',
  },
  {
    breaks: 'Two who replace a file at once are both told that theirs is there.',
    file: 'domain/media/acts/replace-file.ts',
    find: 'await lockMedium(tx, id)',
    replace:
      "await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/media/races.test.ts'],
    title: 'a picture of the library, by two.*replace its file and replace its file$',
  },
  {
    breaks: 'Two who bring a file back from the bin at once are both told that they did.',
    file: 'domain/media/acts/restore-medium.ts',
    find: "await lockMedium(tx, id, 'bin')",
    replace:
      "await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/media/races.test.ts'],
    title: 'a picture in the bin, by two.*bring it back and bring it back$',
  },
  {
    breaks: 'An entry comes back from the bin with a file that is just being deleted.',
    file: 'domain/media/acts/restore-medium.ts',
    find: '    .$if(!isSqlite(tx), (query) => query.forUpdate())\n',
    replace: '',
    tests: ['domain/media/races.test.ts'],
    title:
      'a picture of the library, by two.*(delete it and bring back what used it|bring back what used it and delete it)$',
  },
  {
    breaks: 'Two who crop a picture at once are both told that it is as they want it.',
    file: 'domain/media/acts/change-media.ts',
    find: 'await lockMedium(tx, id)',
    replace:
      "await tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/media/races.test.ts'],
    title: 'a picture of the library, by two.*crop it and crop it$',
  },
  {
    breaks: 'A file that is just brought back goes with the bin that is emptied.',
    file: 'domain/media/library/empty-bin.ts',
    find: '      .limit(BATCH_SIZE)\n      .$if(!isSqlite(tx), (query) => query.forUpdate())\n',
    replace: '      .limit(BATCH_SIZE)\n',
    tests: ['domain/media/acts/at-once.test.ts'],
    title: 'brought back stays',
  },
  {
    breaks: 'The bytes of an earlier file are let go while it comes back.',
    file: 'domain/media/library/empty-bin.ts',
    find: "      .where('replaced_at', '<', limit)\n      .$if(!isSqlite(tx), (query) => query.forUpdate())\n",
    replace: "      .where('replaced_at', '<', limit)\n",
    tests: ['domain/media/races.test.ts'],
    title:
      'a picture of the library, by two.*(empty the bin and bring back the earlier file|bring back the earlier file and empty the bin)$',
  },
  {
    breaks: 'The words of a document that is just replaced are those of its former file.',
    file: 'domain/search/index/renew-search-texts.ts',
    find: '      .$if(!isSqlite(tx), (query) => query.forUpdate())\n',
    replace: '',
    tests: ['domain/media/acts/one-order.test.ts'],
    title: 'texts are renewed',
  },
  {
    breaks: 'What names an entry that has just moved is undone by whoever is saving it.',
    file: 'domain/content/references/follow-slug.ts',
    find: '    .$if(!isSqlite(tx), (query) => query.forUpdate());\n',
    replace: '    .$if(false, (query) => query);\n',
    tests: ['domain/content/references/follow-slug.test.ts'],
    title: 'before holding its name',
  },
  {
    breaks: 'An entry is deleted while a text that leads to it is stored.',
    file: 'domain/content/acts/delete-entry.ts',
    find: '    await lockName(tx, leadingTo(id));\n',
    replace: '',
    tests: ['domain/content/acts/further-races.test.ts'],
    title: 'keeps it where the text was first',
  },
  {
    breaks: 'Two who delete an entry at once are both told that they did.',
    file: 'domain/content/acts/delete-entry.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/sets/races.test.ts'],
    title: 'an open set, by two.*remove and remove$',
  },
  {
    breaks:
      'Who takes an entry off the site that is just changed meets an error that nobody foresaw.',
    file: 'domain/content/acts/unpublish-entry.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/acts/further-races.test.ts'],
    title:
      'an archived page, by two.*(bring it back and take it off|take it off and bring it back)$',
  },
  {
    breaks: 'An author who takes an entry back twice at once is recorded twice.',
    file: 'domain/content/acts/review/take-back-entry.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/acts/review/races.test.ts'],
    title: 'an entry that is handed in, by two.*take it back and take it back$',
  },
  {
    breaks: 'Two reviewers who hand an entry back at once are both told that they did.',
    file: 'domain/content/acts/review/hand-back-entry.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/acts/review/races.test.ts'],
    title: 'an entry that is handed in, by two.*hand it back and hand it back$',
  },
  {
    breaks: 'Two who save an entry at once meet an error that nobody foresaw.',
    file: 'domain/content/acts/save-entry.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/sets/races.test.ts'],
    title: 'an open set, by two.*save a draft and save a draft$',
  },
  {
    breaks: 'Two who bring an entry back from the bin at once are both told that they did.',
    file: 'domain/content/acts/restore-entry.ts',
    find: "await lockEntry(tx, type, id, 'bin')",
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/media/races.test.ts'],
    title: 'a picture of the library, by two.*bring back what used it and bring back what used it$',
  },
  {
    breaks:
      'What is published as planned and what leaves as planned meet in one entry, and one is lost.',
    file: 'domain/content/acts/due/due-entries.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/acts/races.test.ts'],
    title:
      'a public entry with a planned draft, that is archived later, by two.*(archive what is due and publish what is due|publish what is due and archive what is due)$',
  },
  {
    breaks: 'Two who cancel a plan at once meet an error that nobody foresaw.',
    file: 'domain/content/acts/due/cancel-plan.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/acts/races.test.ts'],
    title:
      'a public entry with a planned draft, that is archived later, by two.*cancel the plan and cancel the plan$',
  },
  {
    breaks: 'An entry is deleted as somebody saw it, though it has just been saved.',
    file: 'domain/content/acts/at-version.ts',
    find: 'await lockEntry(tx, type, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/acts/at-once.test.ts'],
    title: 'as somebody has seen it, by two.*delete it as seen and write on',
  },
  {
    breaks: 'Two who end a warning at once meet an error that nobody foresaw.',
    file: 'domain/alerts/end-alert.ts',
    find: 'await lockEntry(tx, alert, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/alerts/alert-races.test.ts'],
    title: 'a warning that stands, by two.*end and end$',
  },
  {
    breaks: 'A call that sends a part of a page puts back the rest as it was.',
    file: 'domain/pages/pages-facade.ts',
    find: 'await lockEntry(tx, page, id)',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/pages/races.test.ts'],
    title: 'by two.*write the text and write the lead',
  },
  {
    breaks: 'A list that is reordered while an entry is added has two at one place.',
    file: 'domain/content/acts/reorder-entries.ts',
    find: '    await lockList(tx, type);\n',
    replace: '',
    tests: ['domain/content/acts/races.test.ts'],
    title: 'an entry in the bin, by two.*(create and reorder|reorder and create)$',
  },
  {
    breaks: 'Who reorders a list and who publishes a set of its entries wait for each other.',
    file: 'domain/content/acts/reorder-entries.ts',
    find: '    .$if(!isSqlite(tx), (query) => query.forUpdate())\n',
    replace: '',
    tests: ['domain/content/acts/at-once.test.ts'],
    title: 'who reorders a list',
  },
  {
    breaks: 'An entry that is added while its list is reordered stands at a place of another.',
    file: 'domain/content/acts/create-entry.ts',
    find: '    await lockList(tx, type);\n',
    replace: '',
    tests: ['domain/content/acts/races.test.ts'],
    title: 'an entry in the bin, by two.*(create and reorder|reorder and create)$',
  },
  {
    breaks: 'Two entries that want one address at once meet an error that nobody foresaw.',
    file: 'domain/content/addresses/claim-slug.ts',
    find: '  if (!wanted && own) return own.slug;\n  await lockName(tx, `slugs of ${type.name}`);\n',
    replace: '  if (!wanted && own) return own.slug;\n',
    tests: ['domain/content/acts/races.test.ts'],
    title:
      'a public entry with a planned draft, that is archived later, by two.*(create and save|save and create)$',
  },
  {
    breaks: 'An entry comes back to an address that another one is just taking.',
    file: 'domain/content/addresses/claim-slug.ts',
    find: '  await lockName(tx, `slugs of ${type.name}`);\n  return (await',
    replace: '  return (await',
    tests: ['domain/content/acts/races.test.ts'],
    title: 'an entry in the bin, by two.*(create and restore|restore and create)$',
  },
  {
    breaks: 'Two who share a preview of a set at once make more links than there may be.',
    file: 'domain/content/sets/set-preview-links.ts',
    find: 'await lockSet(tx, setId);\n    const link',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', setId).executeTakeFirstOrThrow();\n    const link",
    tests: ['domain/content/sets/at-once.test.ts'],
    title: 'no set gets one link',
  },
  {
    breaks: 'An entry is put into a set that is just being published.',
    file: 'domain/content/sets/fill-set.ts',
    find: 'await lockSet(tx, setId);\n    requireOpen(set);\n    requireNotDue',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', setId).executeTakeFirstOrThrow();\n    requireOpen(set);\n    requireNotDue",
    tests: ['domain/content/sets/set-races.test.ts'],
    title: 'sets, by two.*(publish and add|add and publish)$',
  },
  {
    breaks: 'Two who take an entry out of a set at once are both told that they did.',
    file: 'domain/content/sets/fill-set.ts',
    find: 'await lockSet(tx, setId);\n    requireOpen(set);\n    const entry = await lockMember(tx, setId, entryId);\n    await tx\n      .deleteFrom',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', setId).executeTakeFirstOrThrow();\n    requireOpen(set);\n    const entry = await lockMember(tx, setId, entryId);\n    await tx\n      .deleteFrom",
    tests: ['domain/content/sets/races.test.ts'],
    title: 'an open set, by two.*take an entry out and take an entry out$',
  },
  {
    breaks: 'The languages of an entry are chosen in a set that is just being published.',
    file: 'domain/content/sets/fill-set.ts',
    find: 'await lockSet(tx, setId);\n    requireOpen(set);\n    const entry = await lockMember(tx, setId, entryId);\n    const member',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', setId).executeTakeFirstOrThrow();\n    requireOpen(set);\n    const entry = await lockMember(tx, setId, entryId);\n    const member",
    tests: ['domain/content/sets/races.test.ts'],
    title: 'an open set, by two.*publish and choose languages',
  },
  {
    breaks: 'Two who make a set at once have more open than there may be.',
    file: 'domain/content/sets/make-set.ts',
    find: "    await lockName(tx, 'publishing sets');\n",
    replace: '',
    tests: ['domain/content/sets/at-once.test.ts'],
    title: 'no set more',
  },
  {
    breaks: 'A new name that two give a set at once is recorded twice.',
    file: 'domain/content/sets/make-set.ts',
    find: 'await lockSet(tx, id);\n    if (set.name',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    if (set.name",
    tests: ['domain/content/sets/at-once.test.ts'],
    title: 'a new name',
  },
  {
    breaks: 'Two who delete a set at once are both told that they did.',
    file: 'domain/content/sets/make-set.ts',
    find: 'await lockSet(tx, id);\n    if (set.state',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    if (set.state",
    tests: ['domain/content/sets/set-races.test.ts'],
    title: 'sets, by two.*delete the open one and delete the open one$',
  },
  {
    breaks: 'Two who take a set back at once are both told that they did.',
    file: 'domain/content/sets/undo-set.ts',
    find: 'await lockSet(tx, id)',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/sets/races.test.ts'],
    title: 'an open set, by two.*undo the former set and undo the former set$',
  },
  {
    breaks: 'Two servers publish a planned set twice.',
    file: 'domain/content/sets/publish-sets-due.ts',
    find: 'await lockSet(tx, id)',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()",
    tests: ['domain/content/sets/races.test.ts'],
    title: 'a planned set, by two.*publish what is due and publish what is due$',
  },
  {
    breaks: 'Two who make a redirect from one address at once meet an error that nobody foresaw.',
    file: 'domain/redirects/save-redirects.ts',
    find: "  await lockName(tx, 'redirects');\n",
    replace: '',
    tests: ['domain/redirects/races.test.ts'],
    title: 'redirects, by two.*create and create$',
  },
  {
    breaks: 'Two who replace a map at once are both told that theirs is there.',
    file: 'domain/maps/change-maps.ts',
    find: '  await lockName(tx, `map ${extent}`);\n',
    replace: '',
    tests: ['domain/maps/maps.test.ts'],
    title: 'at once the second',
  },
  {
    breaks: 'Two servers that start at once on a new database each have a key of their own.',
    file: 'domain/keys/choose-server-key.ts',
    find: '    await lockName(tx, KEY_FACT);\n    const problem',
    replace: '    const problem',
    tests: ['domain/keys/two-servers.test.ts'],
    title: 'that of the first',
  },
  {
    breaks:
      'The key of a database is put in the place of itself, and everybody is signed out twice.',
    file: 'domain/keys/choose-server-key.ts',
    find: '    await lockName(tx, KEY_FACT);\n    if (given',
    replace: '    if (given',
    tests: ['domain/keys/two-servers.test.ts'],
    title: 'of the former once',
  },
  {
    breaks: 'Two who remove the samples at once are told that a file is not there.',
    file: 'domain/samples/remove-samples.ts',
    find: "    await lockName(tx, 'samples');\n",
    replace: '',
    tests: ['domain/samples/removal-races.test.ts'],
    title: 'remove files once',
  },
  {
    breaks: 'A page that is looked through while it is published has the day of the wrong one.',
    file: 'domain/content/acts/review/confirm-entry.ts',
    find: "await lockEntry(tx, type, id);\n    if (before.state === 'draft') throw notOnSite();",
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    if (before.state === 'draft') throw notOnSite();",
    tests: ['domain/content/acts/further-races.test.ts'],
    title: 'a public page, by two.*(confirm and publish it|publish it and confirm)$',
  },
  {
    breaks: 'The interval of a page counts from before somebody has looked it through.',
    file: 'domain/content/acts/review/confirm-entry.ts',
    find: 'await lockEntry(tx, type, id);\n    const own = { ...before, recheck_months: months };',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    const own = { ...before, recheck_months: months };",
    tests: ['domain/content/acts/at-once.test.ts'],
    title: 'the interval of a page',
  },
  {
    breaks: 'Two who archive an entry at once meet an error that nobody foresaw.',
    file: 'domain/content/acts/archive-entry.ts',
    find: "await lockEntry(tx, type, id);\n    if (before.state === 'archived') return toStaffEntry(type, before);",
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    if (before.state === 'archived') return toStaffEntry(type, before);",
    tests: ['domain/content/acts/races.test.ts'],
    title:
      'a public entry with a planned draft, that is archived later, by two.*archive and archive$',
  },
  {
    breaks:
      'Two who bring an entry back from the archive at once meet an error that nobody foresaw.',
    file: 'domain/content/acts/archive-entry.ts',
    find: "await lockEntry(tx, type, id);\n    if (before.state === 'published') return toStaffEntry(type, before);",
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    if (before.state === 'published') return toStaffEntry(type, before);",
    tests: ['domain/content/acts/further-races.test.ts'],
    title: 'an archived page, by two.*bring it back and bring it back$',
  },
  {
    breaks: 'An entry is to leave that is just being deleted.',
    file: 'domain/content/acts/due/plan-leaving.ts',
    find: "await lockEntry(tx, type, id);\n    const isArchivedTwice = before.state === 'archived' && leaveTo === 'archived';",
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    const isArchivedTwice = before.state === 'archived' && leaveTo === 'archived';",
    tests: ['domain/content/acts/further-races.test.ts'],
    title: 'a public page, by two.*(plan its leaving and delete|delete and plan its leaving)$',
  },
  {
    breaks: 'Two who cancel a leaving at once are both recorded.',
    file: 'domain/content/acts/due/plan-leaving.ts',
    find: 'await lockEntry(tx, type, id);\n    if (before.leave_at === null) return toStaffEntry(type, before);',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    if (before.leave_at === null) return toStaffEntry(type, before);",
    tests: ['domain/content/acts/further-races.test.ts'],
    title: 'a page that is to leave, by two.*cancel its leaving and cancel its leaving$',
  },
  {
    breaks: 'Two who share a preview at once make more links than there may be.',
    file: 'domain/content/preview/preview-links.ts',
    find: 'await lockEntry(tx, type, id);\n    const link = await addPreviewLink(tx, { entryId: id }, token, acting);',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    const link = await addPreviewLink(tx, { entryId: id }, token, acting);",
    tests: ['domain/content/acts/at-once.test.ts'],
    title: 'no entry gets one link',
  },
  {
    breaks: 'The plan of a set is cancelled that is just being published.',
    file: 'domain/content/sets/publish-set.ts',
    find: 'await lockSet(tx, id);\n    requireOpen(set);',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n    requireOpen(set);",
    tests: ['domain/content/sets/races.test.ts'],
    title:
      'a planned set, by two.*(cancel the plan and publish what is due|publish what is due and cancel the plan)$',
  },
  {
    breaks: 'Two who publish a set at once are both told that they did.',
    file: 'domain/content/sets/publish-set.ts',
    find: 'await lockSet(tx, id);\n  requireOpen(set);',
    replace:
      "await tx.selectFrom('publishing_sets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();\n  requireOpen(set);",
    tests: ['domain/content/sets/set-races.test.ts'],
    title: 'sets, by two.*publish and publish$',
  },
  {
    breaks: 'A set is published with an entry that is just being deleted.',
    file: 'domain/content/sets/publish-set.ts',
    find: 'await lockMembers(tx, id);\n  requireStamp(members, stamp);',
    replace:
      "await (await import('./lock-set.ts')).readMembers(tx, id);\n  requireStamp(members, stamp);",
    tests: ['domain/content/sets/races.test.ts'],
    title: 'an open set, by two.*(publish and remove|remove and publish)$',
  },
  {
    breaks: 'A set is taken back over what is just being saved.',
    file: 'domain/content/sets/undo-set.ts',
    find: 'await lockMembers(tx, id);\n    const changed = new Map<string, ChangedSince>();',
    replace:
      "await (await import('./lock-set.ts')).readMembers(tx, id);\n    const changed = new Map<string, ChangedSince>();",
    tests: ['domain/content/sets/races.test.ts'],
    title:
      'an open set, by two.*(save a draft and undo the former set|undo the former set and save a draft)$',
  },
  {
    breaks: 'A planned set is published without what is just being saved.',
    file: 'domain/content/sets/publish-sets-due.ts',
    find: 'await lockMembers(tx, id);\n    const ready = await requireReady(tx, members, null);',
    replace:
      "await (await import('./lock-set.ts')).readMembers(tx, id);\n    const ready = await requireReady(tx, members, null);",
    tests: ['domain/content/sets/races.test.ts'],
    title:
      'a planned set, by two.*(publish what is due and save a draft|save a draft and publish what is due)$',
  },
  {
    breaks: 'Of two sets that get the same entry at once, one meets an error that nobody foresaw.',
    file: 'domain/content/sets/fill-set.ts',
    find: 'await lockEntries(tx, [...wanted.keys()])',
    replace:
      "await tx.selectFrom('entries').selectAll().where('id','in',[...wanted.keys()]).execute()",
    tests: ['domain/content/sets/set-races.test.ts'],
    title: 'sets, by two.*(make a set with the same and add|add and make a set with the same)$',
  },
  {
    breaks: 'An entry is taken out of a planned set while another set takes it back.',
    file: 'domain/content/sets/fill-set.ts',
    find: 'await lockEntries(tx, [entryId])',
    replace: "await tx.selectFrom('entries').selectAll().where('id','in',[entryId]).execute()",
    tests: ['domain/content/sets/races.test.ts'],
    title:
      'a planned set, by two.*(take an entry out and undo the former set|undo the former set and take an entry out)$',
  },
  {
    breaks: 'Two who change the same files at once in another order wait for each other.',
    file: 'domain/media/acts/change-media.ts',
    find: 'changes.map((change) => change.id).sort()',
    replace: 'changes.map((change) => change.id)',
    tests: ['domain/media/acts/at-once.test.ts'],
    title: 'who changes two',
  },
];
