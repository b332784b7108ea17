import { useEffect, useRef } from 'react';
import { AS_FILTER, useAddressChoices } from '../../pieces/addresses/use-address-choices.ts';
import type { ListFilters } from '../content-api.ts';
import { readFilters, writeFilters } from './list-filters.ts';

const memoryKey = (type: string) => `list:${type}`;

const LIST_ADDRESS = {
  read: readFilters,
  write: ({ filters, page }: ReturnType<typeof readFilters>) => writeFilters(filters, page),
};

/**
 * The filters of a list: in the address, so that they can be shared and survive a reload, and in this tab's memory,
 * so that the list is unchanged when one returns from a form.
 */
export function useListAddress(type: string) {
  const { choices, address, choose, setParameters } = useAddressChoices(LIST_ADDRESS);
  const hasArrived = useRef(false);

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
    try {
      sessionStorage.setItem(key, address);
    } catch {
      // A browser without room begins the list anew the next time.
    }
  }, [type, address, setParameters]);

  const change = (part: Partial<ListFilters>) =>
    choose(({ filters }) => ({ filters: { ...filters, ...part }, page: 1 }), AS_FILTER);
  const goTo = (page: number, options?: { replace: boolean }) =>
    choose(({ filters }) => ({ filters, page }), options);
  return { ...choices, change, goTo };
}
