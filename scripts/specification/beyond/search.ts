import type { SpecificationSection } from '../promise.ts';

export const BEYOND_SEARCH: SpecificationSection = {
  title: 'Beyond the specification: finding',
  promises: [
    {
      id: 'x-documents-search-results',
      what: 'Documents and search results follow while somebody types, and without JavaScript by the button',
      language: '–',
      tests: [
        'e2e/live-filter.e2e.ts › documents are narrowed while typing: field, caret and history stay, the number is announced',
        'app/site/municipality/transparency/transparency-screen.test.ts › narrows the list by %s, and says whether anything is left',
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
      what: 'Of 3600 searches without accents, inflected, in Greeklish, abbreviated, in English, in everyday words, with the wrong keyboard or misspelt, 95 of 100 find what is meant among the first three',
      language: 'el, en',
      tests: [
        'seed/searching/queries.test.ts › there are at least 3600 queries, and 95 of 100 find what is meant among the first three',
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
        'e2e/empty-searches.e2e.ts › what visitors miss becomes a synonym, and a broken promise is a task',
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
      what: 'The words of PDF documents, telephone numbers and days in any form, and captions of photographs are found',
      language: '–',
      tests: [
        'domain/search/documents.test.ts › are the words of documents, whether read before they are published or after',
        'domain/search/documents.test.ts › are telephone numbers, as people type them',
        'domain/search/documents.test.ts › are the days of entries and those in their texts, as people type them',
        'domain/search/documents.test.ts › are the captions of photographs',
      ],
    },
    {
      id: 'x-search-everything',
      what: 'Everything that is published is searched: what a service needs, its steps, cost and time, people, lodgings, screens, warnings',
      language: '–',
      tests: [
        'domain/search/everything.test.ts › %s',
        'domain/search/warnings.test.ts › by its title, by what happens and by what to do, and comes first while it holds',
        'domain/content-types/searched-types.test.ts › every type is searched, or it is said why not',
      ],
    },
  ],
};
