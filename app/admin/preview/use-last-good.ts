import { useEffect, useState } from 'react';
import type { Preview } from './preview-api.ts';

/** A screen that could be shown. */
export interface GoodPreview extends Preview {
  html: string;
}

/**
 * The last screen that could be shown: it stays while the next one is on its way, and while there is none. Null before
 * there was one.
 */
export function useLastGood(latest: Preview | undefined): GoodPreview | null {
  const [good, setGood] = useState<GoodPreview | null>(null);
  useEffect(() => {
    if (latest?.html) setGood({ ...latest, html: latest.html });
  }, [latest]);
  return good;
}
