import { useState } from 'react';

/** State that lasts for the tab, so that a list is found as it was left: search, sorting, filters. */
export function useRemembered<V>(name: string, start: V): [V, (value: V) => void] {
  const key = `list:${name}`;
  const [value, setValue] = useState<V>(() => {
    try {
      const kept = window.sessionStorage.getItem(key);
      return kept === null ? start : (JSON.parse(kept) as V);
    } catch {
      // Nothing readable was kept: the list begins anew.
      return start;
    }
  });
  const remember = (next: V) => {
    setValue(next);
    try {
      window.sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not remembered in this browser; the list works all the same.
    }
  };
  return [value, remember];
}
