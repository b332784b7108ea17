import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** Every screen of the site: the specification's route table (section 2) and product decisions. */
const routes: RouteConfigEntry[] = [
  layout('site/layout/site-route.tsx', [
    index('site/home/home-page.tsx'),

    route('municipality', 'site/municipality/municipality-page.tsx'),
    route('municipality/mayor', 'site/municipality/mayor-page.tsx'),
    route('municipality/council', 'site/municipality/council-page.tsx'),
    route('municipality/departments', 'site/municipality/departments-page.tsx'),
    route('municipality/administration', 'site/municipality/administration-page.tsx'),
    route('municipality/history', 'site/municipality/history-page.tsx'),
    route('municipality/transparency', 'site/municipality/transparency-page.tsx'),
    route('council-meetings', 'site/municipality/council-meetings-page.tsx'),
    route('municipality/units', 'site/units/units-page.tsx'),
    route('municipality/units/:slug', 'site/units/unit-page.tsx'),

    route('tourism', 'site/tourism/tourism-page.tsx'),
    route('tourism/beaches', 'site/tourism/beaches-page.tsx'),
    route('tourism/culture', 'site/tourism/culture-page.tsx'),
    route('tourism/accommodation', 'site/tourism/accommodation-page.tsx'),
    route('tourism/beach', 'site/tourism/beach-redirect.ts'),
    route('tourism/landmark', 'site/tourism/category-page.tsx', { id: 'tourism-landmark' }),
    route('tourism/nature', 'site/tourism/category-page.tsx', { id: 'tourism-nature' }),
    route('tourism/:category/:slug', 'site/tourism/attraction-page.tsx'),

    route('services', 'site/services/services-page.tsx'),
    route('services/eservices', 'site/services/e-services-page.tsx'),
    route('services/:slug', 'site/services/service-page.tsx'),

    route('news', 'site/news/news-page.tsx'),
    route('news/category/:category', 'site/news/news-category-page.tsx'),
    route('news/:slug', 'site/news/article-page.tsx'),

    route('events', 'site/events/events-page.tsx'),
    route('events/submit', 'site/events/submit-event-page.tsx'),
    route('events/:slug', 'site/events/event-page.tsx'),

    route('contact', 'site/contact/contact-page.tsx'),
    route('newsletter', 'site/newsletter/newsletter-page.tsx'),
    route('newsletter/confirm', 'site/newsletter/confirm-page.tsx'),
    route('newsletter/unsubscribe', 'site/newsletter/unsubscribe-page.tsx'),

    route('search', 'site/search/search-page.tsx'),
    route('sitemap', 'site/sitemap/sitemap-page.tsx'),
    route('map', 'site/map/map-page.tsx'),
    route('unauthorized', 'site/unauthorized/unauthorized-page.tsx'),
    route('styleguide', 'site/styleguide/styleguide-route.tsx'),

    route('*', 'site/pages/page-page.tsx'),
  ]),
  route('robots.txt', 'site/sitemap/robots-txt.ts'),
  route('sitemap.xml', 'site/sitemap/sitemap-xml.ts'),
  route('feeds/news.xml', 'site/news/news-feed.ts'),
  route('feeds/events.ics', 'site/events/events-calendar.ts'),

  route('login', 'admin/sign-in/login-page.tsx'),
  route('admin/login', 'admin/sign-in/admin-login-page.tsx'),
  route('admin/setup', 'admin/sign-in/setup-page.tsx'),
  layout('admin/layout/admin-route.tsx', [
    route('admin', 'admin/layout/admin-index.tsx'),
    route('admin/dashboard', 'admin/dashboard/dashboard-page.tsx'),
    route('admin/pages', 'admin/pages/pages-page.tsx'),
    route('admin/pages/new', 'admin/pages/new-page-page.tsx'),
    route('admin/pages/edit/:id', 'admin/pages/edit-page-page.tsx'),
    route('admin/pages/edit/:id/history', 'admin/pages/page-history-page.tsx'),
    route('admin/content/:type', 'admin/content/entries-page.tsx'),
    route('admin/content/:type/new', 'admin/content/new-entry-page.tsx'),
    route('admin/content/:type/:id', 'admin/content/edit-entry-page.tsx'),
    route('admin/content/:type/:id/history', 'admin/content/history-page.tsx'),
    route('admin/preview/:type/:id', 'admin/preview/preview-page.tsx'),
    route('admin/media', 'admin/media/media-page.tsx'),
    route('admin/drafts', 'admin/drafts/drafts-page.tsx'),
    route('admin/recheck', 'admin/recheck/recheck-page.tsx'),
    route('admin/translations', 'admin/translations/translations-page.tsx'),
    route('admin/bin', 'admin/bin/bin-page.tsx'),
    route('admin/links', 'admin/links/links-page.tsx'),
    route('admin/messages', 'admin/messages/messages-page.tsx'),
    route('admin/newsletter', 'admin/newsletter/newsletter-page.tsx'),
    route('admin/newsletter/subscribers', 'admin/newsletter/subscribers-page.tsx'),
    route('admin/newsletter/issues/new', 'admin/newsletter/new-issue-page.tsx'),
    route('admin/newsletter/issues/:id', 'admin/newsletter/issue-page.tsx'),
    route('admin/newsletter/issues/:id/edit', 'admin/newsletter/edit-issue-page.tsx'),
    route('admin/users', 'admin/users/users-page.tsx'),
    route('admin/audit', 'admin/audit/audit-page.tsx'),
    route('admin/people', 'admin/people/people-page.tsx'),
    route('admin/account', 'admin/account/account-page.tsx'),
    route('admin/*', 'admin/layout/admin-not-found.tsx'),
  ]),
];

export default routes satisfies RouteConfig;
