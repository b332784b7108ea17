import type { SpecificationSection } from './promise.ts';

export const LAYOUT_AND_ADMIN: SpecificationSection[] = [
  {
    title: '2. Layout and home page',
    promises: [
      {
        id: '2-header-menu-submenus',
        what: 'Header: menu with submenus',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › has the specified menu: /news%s',
          'app/site/layout/layout.test.ts › opens a submenu for the municipality, the services and tourism',
        ],
      },
      {
        id: '2-header-mobile-menu',
        what: 'Header: mobile menu, also without JavaScript',
        language: 'el',
        tests: [
          'e2e/visitors.e2e.ts › menus, slides and filters are there',
          'app/site/layout/layout.test.ts › opens the menu of a phone by a button that needs no JavaScript',
        ],
      },
      {
        id: '2-header-language-switch',
        what: 'Header: language switch',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › %s is offered in the other language: %s',
          'e2e/visitors.e2e.ts › the language switch shows the same page in the other language, and it stays',
        ],
      },
      {
        id: '2-header-solid-after',
        what: 'Header solid after 10 px',
        language: 'el',
        tests: [
          'e2e/header.e2e.ts › the header over the slider is clear to ten pixels and then solid, in %s',
        ],
      },
      {
        id: '2-footer-six-links',
        what: 'Footer: six links, 25100 Aigio, newsletter form',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › has its six links, the address and the newsletter form: /news%s',
        ],
      },
      {
        id: '2-home-four-slides',
        what: 'Home: four slides',
        language: 'el, en',
        tests: [
          'app/site/home/home-screen.test.ts › begins with four slides, each with a title, a text and a picture',
        ],
      },
      {
        id: '2-slider-arrows-dots',
        what: 'Slider: arrows, dots, auto-advance',
        language: 'el, en',
        tests: [
          'e2e/visitors.e2e.ts › has arrows that wrap at both ends, and dots',
          'e2e/visitors.e2e.ts › goes on by itself every five seconds, wraps, and stops at the button',
          'app/islands/slider-state.test.ts › wraps at both ends',
        ],
      },
      {
        id: '2-home-three-quick',
        what: 'Home: three quick links (services, contact, tourism)',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › has three quick links: services, contact and tourism',
        ],
      },
      {
        id: '2-home-six-units',
        what: 'Home: six units, 6 of 9 services, 3 news, 2 events, 4 attractions',
        language: 'el, en',
        tests: [
          'app/site/home/home-screen.test.ts › shows six units, six of nine services, three news, two events and four attractions',
          'app/site/home/home-screen.test.ts › takes the first six of the nine services, in their order',
          'app/site/home/home-screen.test.ts › leads from each card to a page of its own: %s',
        ],
      },
      {
        id: '2-home-all-services',
        what: 'Home: all services, ‘View all’, events and their pages, ‘More attractions’',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › leads on: all services, View all, events one by one and all, More attractions',
        ],
      },
      {
        id: '2-home-category-badge',
        what: 'Home: category badge of attractions',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › says the category of each attraction, whose card leads to its page',
        ],
      },
      {
        id: '2-home-address-phone',
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
        id: '2-public-sign-email',
        what: 'Public sign-in: email and password, link home',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › whoever is not signed in is sent to the sign-in, and back home from there',
        ],
      },
      {
        id: '2-success-goes-admin',
        what: 'Success goes to /admin; ‘Signing in...’ while busy; the error is shown',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › a wrong password is told, the button says Signing in... while it is busy, and then it works',
        ],
      },
      {
        id: '2-admin-sign-goes',
        what: 'Admin sign-in goes to /admin/dashboard',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › the admin’s own sign-in leads to the dashboard; signing out ends it everywhere',
        ],
        decision: 'Both exist.',
      },
      {
        id: '2-side-navigation-dashboard',
        what: 'Side navigation: dashboard, pages, media, users, who is signed in, sign out',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › the side navigation leads to the dashboard, pages, media and users, and says who is signed in',
          'app/admin/screens.test.ts › the specification’s own items come first',
        ],
      },
      {
        id: '2-admin-redirects-pages',
        what: '/admin redirects to the pages',
        language: 'en',
        tests: ['e2e/sign-in.e2e.ts › an administrator is led from /admin to the pages'],
      },
      {
        id: '2-admin-linked-screens',
        what: '/admin/dashboard, /admin/media and /admin/users exist',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › the side navigation leads to the dashboard, pages, media and users, and says who is signed in',
          'app/admin/screens.test.ts › the specification’s own items come first',
          'app/screens.test.ts › hold the same addresses, each once',
        ],
      },
      {
        id: '2-pages-list-title',
        what: 'Pages list: title, slug, last updated; search by either title',
        language: 'en',
        tests: [
          'e2e/pages-editor-fields.e2e.ts › the list shows title, slug and the day of the last change, and is searched by either title',
          'domain/content/reading/staff-entries.test.ts › finds parts of words in titles: %s',
        ],
      },
      {
        id: '2-pages-list-add',
        what: 'Pages list: Add New, Edit, Delete with confirmation',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › a page is created with a picture, is public at once, is changed, deleted and brought back',
        ],
      },
      {
        id: '2-loading-pages',
        what: '‘Loading pages...’',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › waiting, saving and a failed upload are said in the specified words',
        ],
      },
      {
        id: '2-page-editor-slug',
        what: 'Page editor: slug, titles and contents in both languages; Save returns to the list',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › a page is created with a picture, is public at once, is changed, deleted and brought back',
        ],
        decision: 'Contents are rich text instead of a textarea.',
      },
      {
        id: '2-page-editor-previews',
        what: 'Page editor: previews of images, each removed',
        language: 'en',
        tests: [
          'e2e/pages-editor-fields.e2e.ts › pictures are shown as they are added, removed one by one, and the others stay',
        ],
      },
      {
        id: '2-page-editor-cancel',
        what: 'Page editor: Cancel',
        language: 'en',
        tests: [
          'e2e/pages-editor-fields.e2e.ts › Cancel leads back to the list and saves nothing; slug and English title are asked for',
        ],
      },
    ],
  },
];
