import { appearedAt, changedAt, type Feed, type FeedItem } from './feed.ts';

/** A feed in JSON Feed 1.1 (jsonfeed.org). */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.link,
    feed_url: feed.self,
    language: feed.language,
    items: feed.items.map(toItem),
  });
}

function toItem(item: FeedItem) {
  const { html, picture, author } = item;
  return {
    id: item.link,
    url: item.link,
    title: item.title,
    summary: item.description,
    // An item has a text, whatever it is.
    ...(html ? { content_html: html } : { content_text: item.description }),
    ...(picture && { image: picture.url }),
    date_published: appearedAt(item).toISOString(),
    date_modified: changedAt(item).toISOString(),
    ...(author && { authors: [{ name: author }] }),
    tags: [item.category],
  };
}
