import type { SpecificationSection } from './promise.ts';

export const ENTITIES: SpecificationSection[] = [
  {
    title: '3. Entities',
    promises: [
      {
        id: '3-every-entity-fields',
        what: 'Every entity with its fields in both languages',
        language: 'el, en',
        tests: [
          'seed/content/content.test.ts › pass the rules that staff meet, and the sanitiser changes nothing',
          'domain/content/model/fields/schema.test.ts › %s: %j',
        ],
      },
      {
        id: '3-fields-refuse-would',
        what: 'Fields refuse what would mislead',
        language: '–',
        tests: [
          'domain/content/model/fields/schema.test.ts › %s: %j at %s',
          'api/entries/content-rules.test.ts › a link to %s',
          'api/entries/content-rules.test.ts › opening hours that end before they begin',
        ],
      },
      {
        id: '3-unknown-fields-refused',
        what: 'Unknown fields are refused',
        language: '–',
        tests: ['domain/content/model/fields/schema.test.ts › and no field that it does not know'],
      },
      {
        id: '3-enough-marked-sample',
        what: 'Enough of each, marked as sample',
        language: '–',
        tests: [
          'seed/content/specification.test.ts › there are enough entries of %s',
          'seed/content/specification.test.ts › what is made up is marked as sample: %s',
          'seed/fill.test.ts › is every entry of the seed, published and with a first revision',
        ],
      },
      {
        id: '3-nine-services-order',
        what: 'Nine services in order',
        language: '–',
        tests: [
          'seed/content/specification.test.ts › nine service cards in the given order',
          'app/site/services/services-screens.test.ts › are nine cards in the given order, each with a page of its own',
        ],
      },
      {
        id: '3-units-order-their',
        what: 'Units in order with their figures',
        language: '–',
        tests: [
          'seed/content/specification.test.ts › %s has %i residents on %d km²',
          'seed/content/specification.test.ts › units come in the given order',
          'app/site/units/units-screens.test.ts › are listed, all six in the given order, under a text',
          'app/site/units/units-screens.test.ts › %s has its name, figures, text and attractions',
        ],
      },
      {
        id: '3-categories-documents-news',
        what: 'Categories of documents, news, attractions',
        language: '–',
        tests: [
          'seed/content/specification.test.ts › the six document categories and the four news categories all have entries',
          'app/site/municipality/transparency/transparency-screen.test.ts › offers all categories of the specification, all at first',
          'app/site/news/news-screens.test.ts › have the five filters: /news%s',
        ],
      },
      {
        id: '3-documents-have-real',
        what: 'Documents have real files',
        language: 'el, en',
        tests: [
          'seed/documents/catalogue.test.ts › is a tagged PDF in Greek with a title, and its text can be read',
        ],
      },
      {
        id: '3-references-lead-there',
        what: 'References lead to what is there',
        language: '–',
        tests: [
          'api/entries/content-rules.test.ts › is taken to what is there, and refused to what is not or lies in the bin',
        ],
      },
      {
        id: '3-mayor-settings-exist',
        what: 'Mayor and settings exist once',
        language: '–',
        tests: [
          'api/entries/content-rules.test.ts › exists once: a second one is refused, and it is not deleted',
        ],
      },
      {
        id: '3-page-specified-shape',
        what: 'Page in the specified shape',
        language: 'el, en',
        tests: ['api/entries/pages.test.ts › live their life in the specified shapes'],
      },
      {
        id: '3-authenticated-user-id',
        what: 'Authenticated user: id, email, role',
        language: '–',
        tests: ['api/accounts/sign-in.test.ts › gives a token and who it belongs to'],
      },
    ],
  },
];
