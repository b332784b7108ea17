import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetEntries } from '../content/content-api.ts';
import { forgetMedia } from '../media/media-api.ts';
import { forgetNewsletter } from '../newsletter/newsletter-api.ts';
import { forgetRedirects } from '../redirects/redirects-api.ts';
import { forgetSearches } from '../searches/searches-api.ts';
import { forgetSets } from '../sets/sets-api.ts';
import { forgetAlerts } from '../warn/warn-api.ts';

/** What the tab keeps of the answers of the API, by screens that show it. */
const KEPT = [
  ['alerts'],
  ['bin'],
  ['broken-promises'],
  ['content', 'news', 'list', 1],
  ['content', 'news', 'options'],
  ['content', 'news', 'tags'],
  ['content', 'alert', 'list', 1],
  ['content', 'synonym', 'list', 1],
  ['dashboard'],
  ['drafts', 1],
  ['media', 1],
  ['medium', 'harbour'],
  ['missed', 1],
  ['missed-searches', 1],
  ['newsletter', 'issues'],
  ['preview', 'news'],
  ['redirects', 1],
  ['reviewer-step'],
  ['sets', 'list', 1],
  ['translations', 1],
  ['users'],
];

/** After an act of each kind, by hand: what others show of it is asked for anew, and nothing else. */
test.each<[what: string, forget: (queries: QueryClient) => Promise<void>, anew: string[]]>([
  [
    'entries',
    (queries) => forgetEntries(queries, 'news'),
    [
      'content news list 1',
      'content news options',
      'content news tags',
      'dashboard',
      'drafts 1',
      'translations 1',
    ],
  ],
  ['files', forgetMedia, ['dashboard', 'media 1', 'medium harbour']],
  ['issues and subscribers', forgetNewsletter, ['dashboard', 'newsletter issues']],
  ['redirects', forgetRedirects, ['dashboard', 'missed 1', 'redirects 1']],
  [
    'searches',
    forgetSearches,
    ['broken-promises', 'content synonym list 1', 'dashboard', 'missed-searches 1'],
  ],
  [
    'publishing sets',
    forgetSets,
    [
      'content alert list 1',
      'content news list 1',
      'content news options',
      'content news tags',
      'content synonym list 1',
      'dashboard',
      'drafts 1',
      'preview news',
      'reviewer-step',
      'sets list 1',
    ],
  ],
  [
    'warnings',
    forgetAlerts,
    ['alerts', 'content alert list 1', 'dashboard', 'drafts 1', 'translations 1'],
  ],
])('after an act on %s', async (_, forget, anew) => {
  const queries = new QueryClient();
  for (const key of KEPT) queries.setQueryData(key, {});
  await forget(queries);
  const old = queries.getQueryCache().findAll({ predicate: (query) => query.isStale() });
  const invalidated = old.filter((query) => query.state.isInvalidated);
  expect(invalidated.map(({ queryKey }) => queryKey.join(' ')).sort()).toEqual(anew);
  queries.clear();
});
