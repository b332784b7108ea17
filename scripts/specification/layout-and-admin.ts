import type { SpecificationSection } from './promise.ts';

export const LAYOUT_AND_ADMIN: SpecificationSection[] = [
  {
    title: '2. Layout and home page',
    promises: [
      {
        what: 'Header: menu with submenus',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › has the specified menu: /news%s',
          'app/site/layout/layout.test.ts › opens a submenu for the municipality, the services and tourism',
        ],
      },
      {
        what: 'Header: mobile menu, also without JavaScript',
        language: 'el',
        tests: ['e2e/visitors.e2e.ts › menus, slides and filters are there'],
      },
      {
        what: 'Header: language switch',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › %s is offered in the other language: %s',
          'e2e/visitors.e2e.ts › the language switch shows the same page in the other language, and it stays',
        ],
      },
      {
        what: 'Header solid after 10 px',
        language: 'el',
        tests: [
          'e2e/header.e2e.ts › the header over the slider is clear to ten pixels and then solid, in %s',
        ],
      },
      {
        what: 'Footer: six links, 25100 Aigio, newsletter form',
        language: 'el',
        tests: [
          'app/site/layout/layout.test.ts › has its six links, the address and the newsletter form',
        ],
      },
      {
        what: 'Home: four slides',
        language: 'el, en',
        tests: [
          'app/site/home/home-screen.test.ts › begins with four slides, each with a title, a text and a picture',
        ],
      },
      {
        what: 'Slider: arrows, dots, auto-advance',
        language: 'el, en',
        tests: [
          'e2e/visitors.e2e.ts › has arrows that wrap at both ends, and dots',
          'e2e/visitors.e2e.ts › goes on by itself every five seconds, wraps, and stops at the button',
        ],
      },
      {
        what: 'Home: three quick links (services, contact, tourism)',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › has three quick links: services, contact and tourism',
        ],
      },
      {
        what: 'Home: six units, 6 of 9 services, 3 news, 2 events, 4 attractions',
        language: 'el, en',
        tests: [
          'app/site/home/home-screen.test.ts › shows six units, six of nine services, three news, two events and four attractions',
          'app/site/home/home-screen.test.ts › takes the first six of the nine services, in their order',
        ],
      },
      {
        what: 'Home: all services, ‘View all’, events and their pages, ‘More attractions’',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › leads on: all services, View all, events one by one and all, More attractions',
        ],
      },
      {
        what: 'Home: category badge of attractions',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › says the category of each attraction, whose card leads to its page',
        ],
      },
      {
        what: 'Home: address, phone, email, hours, map of 300 px, form',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › ends with address, phone, email, hours, a map of 300 px and the short form',
        ],
      },
    ],
  },
  {
    title: '2. Sign-in and admin',
    promises: [
      {
        what: 'Public sign-in: email and password, link home',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › whoever is not signed in is sent to the sign-in, and back home from there',
        ],
      },
      {
        what: 'Success goes to /admin; ‘Signing in...’ while busy; the error is shown',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › a wrong password is told, the button says Signing in... while it is busy, and then it works',
        ],
      },
      {
        what: 'Admin sign-in goes to /admin/dashboard',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › the admin’s own sign-in leads to the dashboard; signing out ends it everywhere',
        ],
        decision: 'Both exist.',
      },
      {
        what: 'Side navigation: dashboard, pages, media, users, who is signed in, sign out',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › the side navigation leads to the dashboard, pages, media and users, and says who is signed in',
        ],
      },
      {
        what: '/admin redirects to the pages',
        language: 'en',
        tests: ['e2e/sign-in.e2e.ts › an administrator is led from /admin to the pages'],
      },
      {
        what: 'Pages list: title, slug, last updated; search by either title',
        language: 'en',
        tests: [
          'e2e/pages-editor-fields.e2e.ts › the list shows title, slug and the day of the last change, and is searched by either title',
          'app/admin/list/match.test.ts › either title is found, with or without accents, in any case',
        ],
      },
      {
        what: 'Pages list: Add New, Edit, Delete with confirmation',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › a page is created with a picture, is public at once, is changed, deleted and brought back',
        ],
      },
      {
        what: '‘Loading pages...’',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › waiting, saving and a failed upload are said in the specified words',
        ],
      },
      {
        what: 'Page editor: slug, titles and contents in both languages; Save returns to the list',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › a page is created with a picture, is public at once, is changed, deleted and brought back',
        ],
        decision: 'Contents are rich text instead of a textarea.',
      },
      {
        what: 'Page editor: previews of images, each removed',
        language: 'en',
        tests: [
          'e2e/pages-editor-fields.e2e.ts › pictures are shown as they are added, removed one by one, and the others stay',
        ],
      },
      {
        what: 'Page editor: Cancel',
        language: 'en',
        tests: [
          'e2e/pages-editor-fields.e2e.ts › Cancel leads back to the list and saves nothing; slug and English title are asked for',
        ],
      },
    ],
  },
];
