/** The latest news, in whatever form a reader's program takes them. */
export interface Feed {
  title: string;
  description: string;
  /** The page that the feed is of, and the feed itself; whole addresses. */
  link: string;
  self: string;
  language: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  /** In a sentence or two. */
  description: string;
  link: string;
  /** `YYYY-MM-DD`, or a moment in ISO 8601. */
  day: string;
  category: string;
  /** '' when nobody is named. */
  author: string;
  /** The whole text, with whole addresses in it. */
  html?: string;
  picture?: { url: string; alt: string };
  /** When it was last changed: ISO 8601, UTC. */
  updatedAt?: string;
}

/** When an item appeared. News have a day and no hour: six in the morning UTC is the same day everywhere in Greece. */
export function appearedAt({ day }: FeedItem): Date {
  return new Date(day.includes('T') ? day : `${day}T06:00:00Z`);
}

/** When an item was last changed; never before it appeared. */
export function changedAt(item: FeedItem): Date {
  const appeared = appearedAt(item);
  const changed = new Date(item.updatedAt ?? appeared);
  return changed > appeared ? changed : appeared;
}

/** The moment of the latest change in a feed; undefined where it is empty. */
export function newestChange(feed: Feed): Date | undefined {
  const times = feed.items.map((item) => changedAt(item).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
