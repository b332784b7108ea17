import type { SpecificationSection } from './promise.ts';

export const BEYOND: SpecificationSection[] = [
  {
    title: 'Beyond the specification',
    promises: [
      {
        id: 'x-documents-search-results',
        what: 'Documents and search results follow while somebody types, and without JavaScript by the button',
        language: '–',
        tests: [
          'e2e/live-filter.e2e.ts › documents are narrowed while typing: field, caret and history stay, the number is announced',
          'app/site/municipality/transparency-screen.test.ts › narrows the list by %s',
        ],
      },
      {
        id: 'x-valid-html',
        what: 'Every document that a visitor can get is valid HTML to the W3C’s checker: screens, forms that came back, errors, lists of nothing, an empty site',
        language: '–',
        tests: [
          'server/pages/nu-checker.test.ts › in every public screen, and an entry of each type, in both languages',
          'server/pages/nu-checker.test.ts › in the screens of a site without content',
          'server/pages/nu-checker.test.ts › in a form that came back with errors: %s',
        ],
      },
      {
        id: 'x-other-judges',
        what: 'IBM’s engine and HTML_CodeSniffer find no barrier on any screen, public or of the staff; the screens of the staff are valid HTML too',
        language: '–',
        tests: [
          'e2e/every-screen.e2e.ts › axe, IBM and HTML_CodeSniffer find nothing; nothing is cut off at 400 %; focus is seen in forced colours',
          'e2e/every-admin-screen.e2e.ts › axe and other judges find nothing; nothing is cut off at 1024 px and at 400 %; focus is seen',
        ],
      },
      {
        id: 'x-api-describes-itself',
        what: 'Every answer of the API is as its OpenAPI document says, and has nothing besides',
        language: '–',
        tests: [
          'api/described-answers.test.ts › to every call that only reads',
          'api/described-answers.test.ts › with the status %s',
          'api/calls-and-roles.test.ts › %s %s is for: %s',
          'api/described-answers.test.ts › an answer that says more, less or other than its description is noticed',
        ],
      },
      {
        id: 'x-municipal-criteria',
        what: 'The criteria by which Italy judges the websites of municipalities are met, or it is said why one does not apply (docs/criteria.md)',
        language: '–',
        tests: [
          'app/site/municipal-criteria.test.ts › C.SI.1.3 the sheet of each service says what it must, in one order',
          'app/site/municipal-criteria.test.ts › C.SI.2.1 an appointment is asked for from the page of each service, which is named in the form',
          'app/site/municipal-criteria.test.ts › C.SI.2.3 the foot of each page leads to questions and answers, which are there',
          'app/site/municipal-criteria.test.ts › docs/criteria.md has a line for each criterion, a test or a reason for each',
        ],
      },
      {
        id: 'x-advice-before-publishing',
        what: 'Before they publish, staff are told what to look at, and are shown the words',
        language: '–',
        tests: [
          'api/advice.test.ts › names each thing with its field and its words, in the order of the fields',
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
        id: 'x-broken-links',
        what: 'Links of public entries that lead nowhere are found each night',
        language: '–',
        tests: [
          'domain/links/check-links.test.ts › names those of this site and of others that lead nowhere, and the entries that have them',
          'domain/links/check-links.test.ts › drops what staff have corrected at once, and what nobody sees',
          'domain/links/visit-link.test.ts › of this machine or its network is not visited, nor one that leads there',
        ],
      },
      {
        id: 'x-own-redirects',
        what: 'Staff lead visitors from old addresses, with or without a query, to where things are now',
        language: '–',
        tests: [
          'domain/redirects/redirects.test.ts › lead from a path whatever the query, and from one query before that',
          'server/pages/lead-elsewhere.test.ts › a page goes first, then an address that an entry had, then the staff',
          'e2e/old-addresses.e2e.ts › an address that visitors miss is led to a page, and many are brought from a file',
        ],
      },
      {
        id: 'x-menus',
        what: 'Administrators put menu and footer together by choosing pages; a link follows its page, and is left out while that is not public',
        language: 'el, en',
        tests: [
          'domain/site-menu/site-menu.test.ts › lead to a page wherever it is now',
          'domain/site-menu/site-menu.test.ts › leave out what is not public, and keep what leads elsewhere',
          'e2e/menu.e2e.ts › a page is chosen for the menu, seen in both languages before it is public, put first, and the original comes back',
        ],
      },
      {
        id: 'x-menus-original',
        what: 'Every site begins with the specified menu and footer, and can go back to them',
        language: '–',
        tests: [
          'domain/site-menu/site-menu.test.ts › are the specified ones on a site without content',
          'domain/site-menu/site-menu.test.ts › become the original again, and what was there waits in the bin',
        ],
      },
      {
        id: 'x-redirects-import',
        what: 'Redirects are brought from a CSV file, which says for each cell what is wrong before anything is stored',
        language: '–',
        tests: [
          'domain/redirects/import-redirects.test.ts › says for each cell what is wrong, and stores nothing',
          'domain/redirects/import-redirects.test.ts › stores all lines or none, or the good ones alone if asked to',
          'domain/redirects/import-redirects.test.ts › is read with %s',
        ],
      },
      {
        id: 'x-missed-addresses',
        what: 'Staff see which addresses were not found most often, and nothing of who asked for them',
        language: '–',
        tests: [
          'domain/missed/missed.test.ts › is the path, how often, and the own page that leads there',
          'domain/missed/missed.test.ts › are no more than so many: what was asked for least makes room',
          'server/pages/lead-elsewhere.test.ts › what leads nowhere is counted, and nothing else',
        ],
      },
      {
        id: 'x-page-list-beyond',
        what: 'A page of a list beyond the last leads to the last',
        language: '–',
        tests: [
          'app/site/news/news-screens.test.ts › and other lists: a page of %s beyond the last leads to the last',
        ],
      },
      {
        id: 'x-feeds',
        what: 'News as RSS, Atom and JSON Feed, whole and with pictures, of all categories or of one',
        language: 'el, en',
        tests: [
          'app/site/news/feeds.test.ts › %s has whole texts and pictures that lead back to the site',
          'app/site/news/feeds.test.ts › %s may be asked for one category',
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
        id: 'x-leaves-by-itself',
        what: 'An entry leaves the site, or goes into the archive, by itself at a moment that staff plan',
        language: '–',
        tests: [
          'domain/content/acts/leaving.test.ts › comes about by itself at the moment, and not before',
          'domain/content/acts/leaving.test.ts › let each entry leave once, however many look at the same moment',
          'server/run/planned-changes.test.ts › an entry leaves at its moment, and held pages end then',
        ],
      },
      {
        id: 'x-archived-stays',
        what: 'An archived entry stays at its address with a note that says so, and is in no list',
        language: 'el, en',
        tests: [
          'domain/content/acts/leaving.test.ts › stays at its address and in no list, in no site map, and last in the search',
          'app/site/archived-screens.test.ts › of the type $name says so before its text, in both languages',
        ],
      },
      {
        id: 'x-recheck-due',
        what: 'Each type says after how many months an entry is looked through again, and ‘still true’ is one click',
        language: '–',
        tests: [
          'domain/content/acts/rechecking.test.ts › a page is due within a year of its publication; a draft, or a news item, never',
          'domain/content/acts/rechecking.test.ts › the first content falls due on many days',
        ],
      },
      {
        id: 'x-copied',
        what: 'A copy of an entry is a draft of its own, and its title says that it is one',
        language: '–',
        tests: [
          'domain/content/acts/rechecking.test.ts › is a draft of its own with the same data, and says in its title that it is a copy',
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
        id: 'x-gallery-view',
        what: 'Pictures of a gallery are seen whole without JavaScript, and over the page with it',
        language: '–',
        tests: [
          'app/site/files/entry-files-screens.test.ts › shows a grid of links to whole pictures, each with its sizes and its caption',
          'e2e/files-of-entries.e2e.ts › a gallery without JavaScript leads to whole pictures; with it they are turned over by keys',
          'e2e/places.e2e.ts › photographs of every shape are ready before anybody asks, hardly cut in their rows, and seen whole',
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
        id: 'x-empty-site-anybody',
        what: "An empty site is anybody's",
        language: '–',
        tests: [
          'e2e/another-municipality.e2e.ts › the first screen leads another municipality from an empty site to one with its name, emblem and legal pages',
          'app/site/empty-site.test.ts › %s answers, and names nothing of Aigialeia',
        ],
      },
      {
        id: 'x-launch',
        what: 'Legal pages begin as templates filled from the settings, and are public only without gaps',
        language: 'el, en',
        tests: [
          'domain/launch/launch.test.ts › has five steps before it; a step ends with what staff fill in and publish',
          'domain/launch/launch.test.ts › has no legal page before its settings are filled in, and none twice',
          'domain/launch/launch.test.ts › takes its legal pages from the settings, as drafts with gaps that keep them from the public',
        ],
      },
      {
        id: 'x-emblem',
        what: 'Icons, web manifest and header show the emblem and the names of the settings',
        language: 'el, en',
        tests: [
          'server/http/site-icons.test.ts › the emblem of the settings is every icon, whole and in the middle',
          'server/http/site-icons.test.ts › an icon is asked for again after an hour, and is another one with another emblem',
          'server/http/site-icons.test.ts › the header shows the emblem, and the manifest the names, of the settings',
          'server/pages/share-pictures.test.ts › has the emblem of the settings',
        ],
      },
      {
        id: 'x-glossary',
        what: 'A term that a service uses leads to what it means',
        language: 'el, en',
        tests: [
          'app/site/services/services-screens.test.ts › leads from the service that uses it to what it means, where it is first used',
          'app/site/services/services-screens.test.ts › stands in the glossary at the address that services give',
          'domain/terms/known-terms.test.ts › in «%s»',
          'domain/terms/known-terms.test.ts › marks a term where it is first used, in all its parts together',
          'domain/terms/known-terms.test.ts › leaves links, headings and the inside of tags alone',
        ],
      },
      {
        id: 'x-document-language',
        what: 'Lists say which documents are in another language than the screen',
        language: 'el, en',
        tests: [
          'app/site/municipality/transparency-screen.test.ts › says in which language a document is where that is not the language of the screen',
        ],
      },
      {
        id: 'x-admin-can-be',
        what: 'The admin can be used at 400 % and in forced colours',
        language: '–',
        tests: [
          'e2e/every-admin-screen.e2e.ts › enlarged to 400 %, a form keeps the screen for its fields',
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
          'domain/content/acts/planned-publication.test.ts › nothing comes about later once it is %s',
          'domain/content/acts/planned-publication.test.ts › %s is refused with a message for the moment',
        ],
      },
      {
        id: 'x-planned-becomes-public',
        what: 'What is planned becomes public by itself, once for all servers',
        language: '–',
        tests: [
          'e2e/several-servers.e2e.ts › what is planned on one becomes public once, and on both',
          'domain/content/acts/planned-publication.test.ts › a new entry waits for its moment, and is public, found and dated from then on',
          'domain/content/acts/planned-publication.test.ts › publish what is due once, however many ask at the same moment',
        ],
      },
      {
        id: 'x-search-knows-other',
        what: 'Search knows other endings of a word',
        language: '–',
        tests: [
          'seed/searching.test.ts › finds the same with every ending of a word',
          'seed/searching.test.ts › «%s» finds %j among the first three',
        ],
      },
      {
        id: 'x-search-forgives',
        what: 'Of 1800 searches without accents, inflected, in Greeklish, abbreviated, in English, in everyday words, with the wrong keyboard or misspelt, 95 of 100 find what is meant among the first three',
        language: 'el, en',
        tests: [
          'seed/searching/queries.test.ts › there are at least 1800 queries, and 95 of 100 find what is meant among the first three',
          'seed/searching/queries.test.ts › %s: at least 85 of 100',
        ],
      },
      {
        id: 'x-search-suggests',
        what: 'While somebody types into the search of the header or of the home page, pages are suggested; the keyboard chooses among them, and Enter without a choice searches',
        language: 'el, en',
        tests: [
          'app/site/search/suggestions.test.ts › «%s» has %s',
          'app/site/search/suggestions.test.ts › in English, titles, kinds and addresses are English',
          'e2e/suggestions.e2e.ts › on a phone, a few letters and Enter on a suggestion lead to the page',
        ],
      },
      {
        id: 'x-search-never-empty',
        what: 'A search that finds nothing names what is nearest and whom to call, and one about danger the numbers for emergencies first',
        language: 'el, en',
        tests: [
          'app/site/search/search-screen.test.ts › what comes nearest is there, and a telephone to call',
          'app/site/search/search-screen.test.ts › for «%s»: %j',
        ],
      },
      {
        id: 'x-search-synonyms',
        what: 'Staff write the synonyms of the search as content, and they hold as soon as they are published',
        language: '–',
        tests: [
          'domain/search/synonyms/synonyms.test.ts › lead to what is meant as soon as they are published, changed or deleted',
          'domain/search/synonyms/synonyms.test.ts › lead one way where something is meant',
        ],
      },
      {
        id: 'x-missed-searches',
        what: 'Staff see what visitors searched for in vain and how many did, and nothing of who; one press makes a synonym of it',
        language: '–',
        tests: [
          'domain/missed/missed-searches.test.ts › is what was typed and by how many, and nothing of who they were',
          'domain/missed/missed-searches.test.ts › is not %s',
          'domain/missed/missed-searches.test.ts › is once an hour for each network, so that one sender makes no number',
          'e2e/searches.e2e.ts › what visitors miss becomes a synonym, and a broken promise is a task',
        ],
      },
      {
        id: 'x-search-promises',
        what: 'Staff write what a search must find among the first three; after each change and each night it is checked, and what is broken is a task',
        language: '–',
        tests: [
          'domain/search/promises/promises.test.ts › is broken where it is not among the first three, and kept as soon as it is',
          'domain/search/promises/promises.test.ts › is checked once after a change, and not without one',
          'domain/search/promises/promises.test.ts › check once after a change, however many hear of it',
        ],
      },
      {
        id: 'x-search-documents',
        what: 'The words of PDF documents, telephone numbers in any form, and captions of photographs are found',
        language: '–',
        tests: [
          'domain/search/documents.test.ts › are the words of documents, whether read before they are published or after',
          'domain/search/documents.test.ts › are telephone numbers, as people type them',
          'domain/search/documents.test.ts › are the captions of photographs',
        ],
      },
      {
        id: 'x-search-everything',
        what: 'Everything that is published is searched: what a service needs, its steps, cost and time, people, lodgings, screens',
        language: '–',
        tests: ['domain/search/everything.test.ts › %s'],
      },
      {
        id: 'x-address-was-changed',
        what: 'An address that was changed leads to the new one',
        language: '–',
        tests: [
          'e2e/redirects.e2e.ts › an old address leads to the new one, in the language that was asked for',
          'domain/content/addresses/former-addresses.test.ts › leads to where it is now, however often it moved',
          'domain/content/addresses/former-addresses.test.ts › leads to whoever was there last',
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
        id: 'x-fixed-screen-leads',
        what: 'What a fixed screen leads to is not deleted under it',
        language: '–',
        tests: [
          'app/site/fixed-uses.test.ts › every page and service that the code of a screen names cannot be deleted under it',
          'app/site/fixed-uses.test.ts › a service that the menu of its section names cannot be deleted under it',
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
      {
        id: 'x-change-made-server',
        what: 'A change made on one server is on the others',
        language: '–',
        tests: [
          'e2e/several-servers.e2e.ts › a change made on one is told to the other, which shows it',
          'database/changes.test.ts › a change made in one reaches the other within a second',
          'database/changes.test.ts › a lost line is taken up again, and what was changed meanwhile is heard of',
          'database/changes.test.ts › what one changes is known to the other within a second, with what it took off the site',
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
        id: 'x-samples',
        what: 'The demonstration content is removed by one act, into the bin; what staff changed, and what is needed, stays and is named',
        language: '–',
        tests: [
          'domain/samples/remove-samples.test.ts › goes in one act, into the bin; what is no sample, needed or changed by staff stays and is named',
          'domain/samples/remove-samples.test.ts › is removed once; the log has the act and each entry',
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
        id: 'x-jobs-run-once',
        what: 'Jobs run once, whatever the number of servers',
        language: '–',
        tests: [
          'e2e/several-servers.e2e.ts › each letter leaves once, whoever sends it',
          'domain/mail/outbox.test.ts › several processes send each letter once',
          'domain/jobs/run-when-due.test.ts › run a job that is due once, however many ask at the same moment',
        ],
      },
      {
        id: 'x-npm-run-move',
        what: '`npm run move` into PostgreSQL and a bucket',
        language: '–',
        tests: [
          'e2e/several-servers.e2e.ts › npm run move takes a site with its media to PostgreSQL and a bucket',
        ],
      },
      {
        id: 'x-caches-front-keep',
        what: 'Caches in front keep pages and let go of them',
        language: '–',
        tests: [
          'server/http/caches-in-front.test.ts › lets go of every page when it is told of a change, before the save is answered',
          'server/pages/shared-caches.test.ts › are told at once, and once more when every server has heard of the change',
        ],
      },
      {
        id: 'x-log-holds-nothing',
        what: 'The log holds nothing of a person',
        language: '–',
        tests: [
          'e2e/logs.e2e.ts › what visitors and staff write and are is not in the log, and each request has an id',
          'server/observing/observe-requests.test.ts › is logged and counted once, without query, address or names',
          'server/observing/observe-requests.test.ts › that fails leaves its stack in the log under its id, and no values of the database',
        ],
      },
      {
        id: 'x-true-hours',
        what: 'Whether an office is open is true on holidays and on the days that staff entered',
        language: 'el, en',
        tests: [
          'app/site/opening/office-hours.test.ts › on %s says so on the contact page',
          'app/site/opening/office-hours.test.ts › names the other hours of the next two weeks, and no later ones',
          'domain/time/holidays.test.ts › of %i is %s',
          'domain/time/opening-schedule.test.ts › of an office go before those of every office, and both before holidays',
          'api/content-rules.test.ts › of %s is refused at %s',
        ],
      },
      {
        id: 'x-warnings',
        what: 'Warnings stand over every page of both languages from their start to their end',
        language: 'el, en',
        tests: [
          'app/site/alerts/alerts-screens.test.ts › is on %s',
          'app/site/alerts/alerts-screens.test.ts › is gone with its end, and stands among those that have ended',
          'domain/alerts/alerts.test.ts › are shown from their start to their end, to the minute',
          'server/run/planned-changes.test.ts › held pages end when a warning begins and ends, and caches in front are told',
        ],
      },
      {
        id: 'x-warn',
        what: 'Staff warn residents in two taps, and end a warning in one',
        language: 'el, en',
        tests: [
          'domain/alerts/alerts.test.ts › of the kind $value are complete as their template has them',
          'domain/alerts/alerts.test.ts › are gone at once, and stay in the archive with the minute of their end',
          'domain/alerts/alerts.test.ts › leave what staff changed in the meantime unpublished',
        ],
      },
      {
        id: 'x-cap',
        what: 'Programs read warnings as CAP 1.2, valid by its schema; changed, ended and withdrawn ones with references, and each message stays as it was sent',
        language: 'el, en',
        tests: [
          'app/site/alerts/alert-feeds.test.ts › says in both languages what the page says, for the units that it concerns',
          'app/site/alerts/alert-feeds.test.ts › is an Update that names the earlier messages once it changed, and a Cancel once it was ended',
          'app/site/alerts/alert-feeds.test.ts › of the kind $kind is valid',
          'app/site/alerts/alert-feeds.test.ts › is cancelled when it is %s: the Cancel names its messages, which stay as they were sent',
          'app/site/alerts/alert-feeds.test.ts › a message says the same once its warning has ended, and once the municipality has another telephone',
        ],
      },
      {
        id: 'x-emergency',
        what: 'The emergency page is below 15 KB with all that it loads, and opens without a connection once seen',
        language: 'el, en',
        tests: [
          'app/site/emergency/emergency-screens.test.ts › is with all that it loads below 15 KB, uncompressed',
          'app/site/emergency/emergency-screens.test.ts › calls the five numbers of the State and those of the municipality with one tap',
          'e2e/warnings.e2e.ts › the emergency page opens without a connection once it was seen, in both languages',
        ],
      },
      {
        id: 'x-emergency-mode',
        what: 'One switch makes the home page small and lets caches keep pages longer, and one brings it back',
        language: 'el, en',
        tests: [
          'domain/alerts/alerts.test.ts › is turned on and off once, with a record of who did it and since when',
          'server/pages/public-pages.test.ts › in emergency mode may be given for half a minute at least, and never beyond what begins or ends',
          'e2e/warnings.e2e.ts › one switch makes the home page small and lets caches keep pages longer, and one brings it back',
        ],
      },
      {
        id: 'x-tenders',
        what: 'Tenders with their facts in one place, which news about them show; open ends at the deadline',
        language: 'el, en',
        tests: [
          'domain/tenders/tenders.test.ts › open ends by itself at the deadline, in Greek time',
          'domain/tenders/tenders.test.ts › is narrowed by the state at the moment',
          'app/site/tenders/tenders-screens.test.ts › say in the news what they say themselves, and the articles add no figures of their own',
          'app/site/tenders/tenders-screens.test.ts › have a page with the facts and the documents',
        ],
      },
      {
        id: 'x-act-numbers',
        what: 'Numbers of acts (ΑΔΑ, ΑΔΑΜ, CPV) are checked; an ΑΔΑ leads to Diavgeia',
        language: 'el, en',
        tests: [
          'domain/text/act-numbers.test.ts › “%s” is none',
          'domain/text/act-numbers.test.ts › a real number leads to Diavgeia, one of the sample nowhere',
          'domain/content/model/schema.test.ts › are put right and checked: %s',
        ],
      },
      {
        id: 'x-service-sheets',
        what: 'Services say what one gets, how, where and on what law; they are found by topic, life event and audience',
        language: 'el, en',
        tests: [
          'app/site/services/services-screens.test.ts › are all listed by topic, and narrowed by what the address asks for',
          'app/site/services/services-screens.test.ts › say what one gets, how it is done, where and on what law',
          'app/site/services/read-service-filters.test.ts › all have to fit',
          'domain/content/model/schema.test.ts › an exact link leads to no front page',
          'seed/content/content.test.ts › %s says what one gets, how, where, for how much and in what time',
        ],
      },
      {
        id: 'x-places-facts',
        what: 'Places say hours, season, price, phone, exact accessibility, parking and public transport; beaches shore, depth, shade and water quality',
        language: 'el, en',
        tests: [
          'app/site/tourism/places-screens.test.ts › says what a beach has, exactly, in both languages',
          'app/site/tourism/places-screens.test.ts › says nothing of beaches where there is none',
          'app/admin/content/form/asked-fields.test.ts › a beach is asked for its shore and its lifeguard, a museum is not',
        ],
      },
      {
        id: 'x-places-compared',
        what: 'Beaches and lodgings are compared and narrowed in the address, without JavaScript; each lodging has a page',
        language: 'el, en',
        tests: [
          'app/site/tourism/places-screens.test.ts › is narrowed by its address: %s',
          'app/site/tourism/places-screens.test.ts › compares them in a table, with a word where nothing is known',
          'app/site/tourism/places-screens.test.ts › is found by search engines with one filter, and not with several',
          'app/site/tourism/place-filter.test.ts › “%s” leaves %j',
        ],
      },
      {
        id: 'x-places-by-month',
        what: 'Beaches, sights and lodgings are narrowed to what is open, or has a lifeguard, in a month',
        language: 'el, en',
        tests: [
          'app/site/tourism/places-screens.test.ts › is narrowed by its address: %s',
          'app/site/tourism/places-screens.test.ts › are narrowed by their address: %s',
          'app/site/tourism/places-screens.test.ts › offers no filter of which every answer leaves all: they are all open all year',
          'domain/content-types/open-months.test.ts › %j are %j',
        ],
      },
      {
        id: 'x-maps-replaced',
        what: 'The maps are GeoJSON that an administrator replaces: checked line by line, seen before it counts, brought back',
        language: '–',
        tests: [
          'domain/maps/read-geojson.test.ts › %s',
          'domain/maps/draw-map.test.ts › of the most detailed file stays small, and still shows its coast',
          'domain/maps/maps.test.ts › stay as they are when a file is bad, or was made for an older map',
          'domain/maps/maps.test.ts › of two people at once one is told of the other (after %i changes)',
          'api/maps.test.ts › a file is looked at before it counts, counts when it is stored, and the built-in map comes back',
          'app/site/map/map-screens.test.ts › is drawn on every screen with a map; its names are words and nothing else',
        ],
      },
      {
        id: 'x-where-to-find-us',
        what: 'The contact page and the departments show streets with a pin for each location, and all of it in words; beaches have the numbers of their pins',
        language: 'el, en',
        tests: [
          'app/site/map/map-screens.test.ts › has three pins on the streets, which lead into the list beside them (/contact%s)',
          'app/site/map/map-screens.test.ts › says all that the map shows: entrance, stop, hours, the way into one’s own map',
          'app/site/map/map-screens.test.ts › the departments have a pin for every location on the streets, which leads to its card',
          'app/site/map/map-screens.test.ts › beaches have the numbers of their pins in the list and in the table, whatever the filter leaves',
          'app/site/map/place-pins.test.ts › pins %s can each be hit, and none leaves the map',
        ],
      },
      {
        id: 'x-photographs-everywhere',
        what: 'Photographs of every shape and light stand well wherever the site shows pictures: what counts stays in sight, words over them can be read, nothing moves or scrolls sideways',
        language: 'el',
        tests: [
          'e2e/photographs.e2e.ts › photographs of every shape stand well wherever the site shows pictures, at %s px',
        ],
      },
      {
        id: 'x-pictures-ahead',
        what: 'No visitor waits while a picture is made: all widths are made after the first start and after an upload',
        language: '–',
        tests: [
          'domain/media/make-ahead.test.ts › are there in AVIF and WebP, in every width, and once as JPEG',
          'domain/media/make-ahead.test.ts › go on where another process ended, and make nothing twice',
          'domain/media/make-ahead.test.ts › end with the first that the store does not take, and are made when it does',
        ],
      },
      {
        id: 'x-structured-data',
        what: 'Structured data',
        language: '–',
        tests: [
          'e2e/documents.e2e.ts › structured data says what each kind of page is',
          'app/site/structured-data.test.ts › of %s says that it is a %s',
          'app/site/structured-data.test.ts › says where a page stands',
        ],
      },
      {
        id: 'x-home-answers-first',
        what: 'On a phone the home page shows search and tasks first, and is at most eight screens long',
        language: 'el, en',
        tests: [
          'app/site/home/home-screen.test.ts › answers first: search and tasks, then pictures, quick links, news, events, services, units, places, contact',
          'e2e/every-setting.e2e.ts › on a phone the home page answers first, and is at most eight screens long',
        ],
      },
      {
        id: 'x-every-setting',
        what: 'Letters twice as large, wider spacing, no JavaScript and paper lose nothing of a page',
        language: 'el, en',
        tests: [
          'e2e/every-setting.e2e.ts › letters twice as large, and more space between them: %s',
          'e2e/every-setting.e2e.ts › no button is there that does nothing, and the map’s leads to the map',
          'e2e/every-setting.e2e.ts › a service prints on two sheets, with its hours and the addresses of its links',
        ],
      },
      {
        id: 'x-empty-lists',
        what: 'A list of the admin with nothing in it says so, and has the way on',
        language: 'el, en',
        tests: [
          'e2e/clerk-jobs.e2e.ts › a list with nothing in it says so and leads on, for every type and on every screen',
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
        id: 'x-errors-first-in-title',
        what: 'The title of a page whose form came back begins with ‘Error:’',
        language: 'el, en',
        tests: [
          'app/site/landmarks.test.ts › a form that came back says so first in the title: %s',
        ],
      },
    ],
  },
];
