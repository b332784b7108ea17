import type { Breakage } from './breakage.ts';

/** What readers' programs are given, and what the site thanks for. */
export const FEEDS_AND_RECEIPTS: readonly Breakage[] = [
  {
    breaks: 'A feed of one category has all news.',
    file: 'app/site/news/news-feed.ts',
    find: '...(category && { category }),',
    replace: '',
    tests: ['app/site/news/feeds.test.ts'],
    title: 'may be asked for one category',
    of: ['x-feeds'],
  },
  {
    breaks: 'Links in feeds lead to the address of the reader.',
    file: 'app/site/news/news-feed.ts',
    find: 'html: withWholeAddresses(localise(data.content, language).text, link),',
    replace: 'html: localise(data.content, language).text,',
    tests: ['app/site/news/feeds.test.ts'],
    title: 'lead back to the site',
    of: ['x-feeds'],
  },
  {
    breaks: 'The feed in Atom says that everything changed when it appeared.',
    file: 'app/site/news/write-atom.ts',
    find: '<updated>${changedAt(item).toISOString()}</updated>',
    replace: '<updated>${appearedAt(item).toISOString()}</updated>',
    tests: ['app/site/news/feeds.test.ts'],
    title: 'Atom says what it is',
  },
  {
    breaks: 'The site thanks for whatever an address says.',
    file: 'domain/inbox/receipt.ts',
    find: 'return timingSafeEqual(Buffer.from(signature), expected) ? reference : null;',
    replace: 'return expected.length > 0 ? reference : null;',
    tests: ['app/site/contact/contact-screen.test.ts'],
    title: 'did not get',
    of: ['x-receipts'],
  },
  {
    breaks: 'The signature of a number is the same for every number.',
    file: 'domain/inbox/receipt.ts',
    find: "keyedHash(await keyFor(db, 'receipts'), reference)",
    replace: "keyedHash(await keyFor(db, 'receipts'), '')",
    tests: ['domain/inbox/receipt.test.ts'],
    title: 'another number',
  },
  {
    breaks: 'Calls that differ by their method alone have one name.',
    file: 'api/openapi-document.ts',
    find: 'call.operationId = operationIdOf(method, path);',
    replace: "call.operationId = operationIdOf('call', path);",
    tests: ['api/calls-and-roles.test.ts'],
    title: 'a name of its own',
  },
];
