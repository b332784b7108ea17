import type { SpecificationSection } from '../promise.ts';

export const BEYOND_JUDGES: SpecificationSection = {
  title: 'Beyond the specification: judges from outside and every setting',
  promises: [
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
        'api/description/described-answers.test.ts › to every call that only reads',
        'api/description/described-answers.test.ts › with the status %s',
        'api/calls-and-roles.test.ts › %s %s is for: %s',
        'api/description/described-answers.test.ts › an answer that says more, less or other than its description is noticed',
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
      id: 'x-every-setting',
      what: 'Letters twice as large, wider spacing, no JavaScript and paper lose nothing of a page',
      language: 'el, en',
      tests: [
        'e2e/every-setting.e2e.ts › letters twice as large, and more space between them: %s',
        'e2e/every-setting.e2e.ts › no button is there that does nothing, and the map’s leads to the map',
        'e2e/every-setting.e2e.ts › a service and the contact page print on two sheets, with hours and the addresses of links',
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
      id: 'x-errors-first-in-title',
      what: 'The title of a page whose form came back begins with ‘Error:’',
      language: 'el, en',
      tests: ['app/site/landmarks.test.ts › a form that came back says so first in the title: %s'],
    },
  ],
};
