import type { SpecificationSection } from './promise.ts';

export const ROLES_AND_CALLS: SpecificationSection[] = [
  {
    title: '6. Roles and permissions',
    promises: [
      {
        id: '6-anonymous-visitors-see',
        what: 'Anonymous visitors see all public pages',
        language: 'el, en',
        tests: [
          'e2e/documents.e2e.ts › %s is a whole document without JavaScript',
          'app/site/one-language.test.ts › are all there',
        ],
      },
      {
        id: '6-every-call-checked',
        what: 'Every call is checked on the server',
        language: '–',
        tests: [
          'api/calls-and-roles.test.ts › %s %s is for: %s',
          'api/calls-and-roles.test.ts › the table has a line for every call that is served and described, and no other',
        ],
      },
      {
        id: '6-settings-menu-administrators',
        what: 'Settings and menu are the administrators’',
        language: '–',
        tests: [
          'api/calls-and-roles.test.ts › settings and the menu are changed by administrators, all other content by editors too',
        ],
      },
      {
        id: '6-screens-administrators',
        what: 'Screens of administrators',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › an editor works on content, and what is the administrator’s leads to /unauthorized',
          'app/admin/screens.test.ts › accounts, the audit log, subscribers, settings and the menu are for administrators',
        ],
      },
    ],
  },
  {
    title: '7. Calls',
    promises: [
      {
        id: '7-get-api-auth',
        what: 'GET /api/auth/verify: id, email, role',
        language: '–',
        tests: ['api/accounts/sign-in.test.ts › gives a token and who it belongs to'],
      },
      {
        id: '7-post-api-auth',
        what: 'POST /api/auth/login: token, user, message',
        language: '–',
        tests: [
          'api/accounts/sign-in.test.ts › gives a token and who it belongs to',
          'api/accounts/sign-in.test.ts › a wrong password and an unknown address are told apart by nobody',
        ],
      },
      {
        id: '7-get-post-put',
        what: 'GET, POST, PUT, DELETE of /api/pages',
        language: '–',
        tests: ['api/entries/pages.test.ts › live their life in the specified shapes'],
      },
      {
        id: '7-post-api-upload',
        what: 'POST /api/upload: multipart field image, answers url',
        language: '–',
        tests: [
          'api/media/uploads.test.ts › a picture comes back as an address that a page takes',
          'api/media/uploads.test.ts › the wrong field, no file and no multipart are refused',
        ],
      },
      {
        id: '7-json-bodies-bearer',
        what: 'JSON bodies; a bearer token in the Authorization header',
        language: '–',
        tests: [
          'api/bodies.test.ts › another type than JSON is a 415',
          'api/calls-and-roles.test.ts › the credentials “%.40s” are nobody’s',
          'api/calls-and-roles.test.ts › a token counts as a bearer’s, not after “%s”',
        ],
      },
      {
        id: '7-data-fresh-5',
        what: 'Data are fresh for 5 minutes, one retry',
        language: '–',
        tests: [
          'app/admin/calls/query-client.test.ts › data stay fresh for five minutes and a failed call is tried once more',
        ],
      },
      {
        id: '7-contact-form-sends',
        what: 'The contact form sends and keeps',
        language: 'el, en',
        tests: [
          'app/site/forms/public-forms.test.ts › is kept where a person has sent it, who is then led to another page',
        ],
        decision: 'The specification’s form sends nothing; here it is kept and mailed.',
      },
      {
        id: '7-described-api-openapi',
        what: 'Described at /api/openapi.json and /api/docs',
        language: 'en',
        tests: ['api/calls-and-roles.test.ts › the documentation lists every call'],
      },
    ],
  },
];
