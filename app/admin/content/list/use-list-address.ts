import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { ListFilters } from '../content-api.ts';
import { readFilters, writeFilters } from './list-filters.ts';

const memoryKey = (type: string) => `list:${type}`;

/**
 * The filters of a list: in the address, so that they can be shared and survive a reload, and in this tab's memory,
 * so that the list is unchanged when one returns from a form.
 */
export function useListAddress(type: string) {
  const [parameters, setParameters] = useSearchParams();
  const { filters, page } = readFilters(parameters);
  const address = parameters.toString();
  const hasArrived = useRef(false);
  const isLeaving = useIsLeaving();
  // What was chosen last, also while the address does not have it yet: two choices in one moment both count.
  const chosen = useRef({ filters, at: address });
  if (chosen.current.at !== address) chosen.current = { filters, at: address };

  useEffect(() => {
    const key = memoryKey(type);
    if (!hasArrived.current) {
      hasArrived.current = true;
      const remembered = address === '' ? sessionStorage.getItem(key) : null;
      if (remembered) {
        setParameters(new URLSearchParams(remembered), { replace: true });
        return;
      }
    }
    sessionStorage.setItem(key, address);
  }, [type, address, setParameters]);

  const change = (part: Partial<ListFilters>) => {
    // A search that waits for a pause in the typing must not bring a person back who has opened an entry since.
    if (isLeaving.current) return;
    chosen.current.filters = { ...chosen.current.filters, ...part };
    setParameters(writeFilters(chosen.current.filters, 1), {
      replace: true,
      preventScrollReset: true,
      // Set at once: a ticked box must not jump back until the address has changed.
      flushSync: true,
    });
  };
  const goTo = (next: number, options?: { replace: boolean }) =>
    setParameters(writeFilters(filters, next), options);
  return { filters, page, change, goTo };
}

/** Whether another screen is loading, for handlers that began before the last render. */
function useIsLeaving() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = location !== undefined && location.pathname !== pathname;
  return isLeaving;
}
