import type { SpecificationSection } from '../promise.ts';

export const BEYOND_PUBLISHING: SpecificationSection = {
  title: 'Beyond the specification: writing and publishing',
  promises: [
    {
      id: 'x-advice-before-publishing',
      what: 'Before they publish, staff are told what to look at, and are shown the words',
      language: '–',
      tests: [
        'api/publishing/advice.test.ts › names each thing with its field and its words, in the order of the fields',
        'domain/advice/structure.test.ts › that skip a level are named, those in order are not',
        'e2e/advice.e2e.ts › before publishing staff are shown what to look at, and give a reason for personal data',
      ],
    },
    {
      id: 'x-personal-data-reason',
      what: 'Numbers that identify a person are published only for a reason, which the audit log keeps',
      language: '–',
      tests: [
        'domain/advice/require-reason.test.ts › are not published without a reason, and nothing is stored',
        'domain/advice/require-reason.test.ts › are published for a reason, which the audit log keeps once',
        'e2e/advice.e2e.ts › before publishing staff are shown what to look at, and give a reason for personal data',
      ],
    },
    {
      id: 'x-preview',
      what: 'Staff see what they type as the public would, before it is public or saved, on each screen that shows it',
      language: '–',
      tests: [
        'server/pages/framed-preview.test.ts › an entry of the type %s is shown as typed, on the screen of the public, in %s',
        'server/pages/framed-preview.test.ts › is shown on each screen that would show its entry, whichever is chosen',
        'e2e/previews.e2e.ts › a new entry is seen before it was ever saved; what is wrong is said beside it, and nothing leads away',
      ],
    },
    {
      id: 'x-preview-links',
      what: 'A draft is shown without an account by a link that ends after seven days, and when it is withdrawn',
      language: '–',
      tests: [
        'server/http/preview-links.test.ts › opens for seven days, and is then answered as one that never was',
        'server/http/preview-links.test.ts › that was withdrawn, or whose entry was deleted, opens nothing, even when the entry comes back',
        'e2e/previews.e2e.ts › a draft is shown to the mayor: beside the form, in both widths and languages, and by a link that is withdrawn',
      ],
    },
    {
      id: 'x-sets-whole',
      what: 'Entries of any type are published together as a set, all of them or none',
      language: '–',
      tests: [
        'domain/content/sets/sets.test.ts › publishes drafts and changes together, and brings back what was there before',
        'domain/content/sets/sets.test.ts › publishes nothing where one entry is not ready, and says which and why',
        'domain/content/sets/sets.test.ts › a process that dies between two entries leaves the set as it was, and it is done later',
        'e2e/publishing-sets.e2e.ts › a clerk publishes two entries together at a moment, and takes them back',
      ],
    },
    {
      id: 'x-sets-moment',
      what: 'A set becomes public at its moment, once on several servers, and its entries with it alone',
      language: '–',
      tests: [
        'domain/content/sets/sets.test.ts › is published at its moment once, whole, and the log names who planned it',
        'domain/content/sets/sets.test.ts › an entry of a planned set is not parted from it, and stays complete',
      ],
    },
    {
      id: 'x-sets-back',
      what: 'The publication of a set is taken back in one step; what was changed since is named, and staff decide',
      language: '–',
      tests: [
        'domain/content/sets/sets.test.ts › publishes drafts and changes together, and brings back what was there before',
        'domain/content/sets/sets.test.ts › what was changed since is named, and goes back only if somebody says so',
      ],
    },
    {
      id: 'x-sets-preview',
      what: 'A set has one preview: the site with all its entries, in a frame and by a link',
      language: '–',
      tests: [
        'server/http/preview-links.test.ts › is shown by one link with all its entries together, and the page of each',
        'server/http/preview-links.test.ts › is shown to staff in a frame, each entry in the languages that it publishes',
      ],
    },
    {
      id: 'x-leaves-by-itself',
      what: 'An entry leaves the site, or goes into the archive, by itself at a moment that staff plan',
      language: '–',
      tests: [
        'domain/content/acts/due/leaving.test.ts › comes about by itself at the moment, and not before',
        'domain/content/acts/due/leaving.test.ts › let each entry leave once, however many look at the same moment',
        'server/run/jobs/planned-changes.test.ts › an entry leaves at its moment, and held pages end then',
      ],
    },
    {
      id: 'x-archived-stays',
      what: 'An archived entry stays at its address with a note that says so, and is in no list',
      language: 'el, en',
      tests: [
        'domain/content/acts/due/leaving.test.ts › stays at its address and in no list, in no site map, and last in the search',
        'app/site/archived-screens.test.ts › of the type $name says so before its text, in both languages',
      ],
    },
    {
      id: 'x-recheck-due',
      what: 'Each type says after how many months an entry is looked through again, and ‘still true’ is one click',
      language: '–',
      tests: [
        'domain/content/acts/review/rechecking.test.ts › a page is due within a year of its publication; a draft, or a news item, never',
        'domain/content/acts/review/rechecking.test.ts › the first content falls due on many days',
      ],
    },
    {
      id: 'x-copied',
      what: 'A copy of an entry is a draft of its own, and its title says that it is one',
      language: '–',
      tests: [
        'domain/content/acts/review/rechecking.test.ts › is a draft of its own with the same data, and says in its title that it is a copy',
      ],
    },
    {
      id: 'x-entry-files',
      what: 'News, pages, events and services have a gallery and attachments, ordered by dragging and by keys',
      language: '–',
      tests: [
        'domain/content/acts/entry-files.test.ts › are refused at the item: a file of the wrong kind, a missing one, one twice, too many',
        'domain/content/acts/entry-files.test.ts › keep their files from being deleted, drafts included',
        'domain/content/acts/entry-files.test.ts › stay as they are where a program that does not know them saves, and come with a copy',
        'app/site/files/entry-files-screens.test.ts › a %s shows both',
        'app/site/files/entry-files-screens.test.ts › gives its documents with kind, size, pages and another language',
        'e2e/files-of-entries.e2e.ts › an urgent notice with a picture and a PDF, in Greek and then in English',
        'e2e/files-of-entries.e2e.ts › twelve photographs of which three are bad, in a gallery',
      ],
    },
    {
      id: 'x-draft-may-be',
      what: 'A draft may be unfinished; what is published is complete',
      language: '–',
      tests: [
        'e2e/planned-publication.e2e.ts › a text that is only begun is kept as a draft, and must be finished to be published',
        'domain/content/acts/drafts.test.ts › a draft is for staff alone until it is published',
        'domain/content/acts/drafts.test.ts › a draft may lack what its type demands, but not a title, and is complete when it is published',
      ],
    },
    {
      id: 'x-pages-found-narrowed',
      what: 'Pages are found by their text and narrowed by state and section; the list says who changed them',
      language: '–',
      tests: [
        'e2e/pages-like-entries.e2e.ts › pages are found by a part of either title and by their text, and narrowed by state and section',
        'domain/content/reading/staff-entries.test.ts › is narrowed by state and category, and by words besides',
      ],
    },
    {
      id: 'x-pages-taken-off',
      what: 'Pages are taken off the site and published again',
      language: '–',
      tests: [
        'e2e/pages-like-entries.e2e.ts › a page is taken off the site from its form, keeps its text, and is published again',
        'domain/content/acts/editing.test.ts › an entry taken off the site stays with staff',
      ],
    },
    {
      id: 'x-publication-planned-seen',
      what: 'Publication is planned, seen, moved and cancelled',
      language: '–',
      tests: [
        'e2e/planned-publication.e2e.ts › publication is planned by keyboard, seen in the list and on the dashboard, moved and cancelled',
        'domain/content/acts/due/planned-publication.test.ts › nothing comes about later once it is %s',
        'domain/content/acts/due/planned-publication.test.ts › %s is refused with a message for the moment',
      ],
    },
    {
      id: 'x-planned-becomes-public',
      what: 'What is planned becomes public by itself, once for all servers',
      language: '–',
      tests: [
        'e2e/several-servers.e2e.ts › what is planned on one becomes public once, and on both',
        'domain/content/acts/due/planned-publication.test.ts › a new entry waits for its moment, and is public, found and dated from then on',
        'domain/content/acts/due/planned-publication.test.ts › publish what is due once, however many ask at the same moment',
      ],
    },
    {
      id: 'x-tags-of-several',
      what: 'Several entries get a tag, or lose one, at once; lists show and filter tags',
      language: 'el, en',
      tests: [
        'e2e/clerk-jobs.e2e.ts › several entries get a tag at once, are found by it, and one of them loses it',
        'app/admin/content/list/bulk/change-tags.test.ts › a tag is added once and removed by its Greek name; nothing else changes',
        'app/admin/content/list/bulk/change-tags.test.ts › a tag is public at once where nothing else would become public with it',
        'domain/content/reading/tags.test.ts › narrow the list of their type, by the whole name',
      ],
    },
    {
      id: 'x-empty-lists',
      what: 'A list of the admin with nothing in it says so, and has the way on',
      language: 'el, en',
      tests: [
        'app/admin/empty-lists.test.ts › a list of %s with nothing in it says so and leads on',
        'app/admin/empty-lists.test.ts › $path says what it is and what to do while it is empty',
      ],
    },
    {
      id: 'x-session-ends-middle',
      what: 'A session that ends in the middle of a text costs nothing of it',
      language: '–',
      tests: [
        'e2e/admin-forms.e2e.ts › a session that ends in the middle of a text costs nothing of it',
      ],
    },
  ],
};
