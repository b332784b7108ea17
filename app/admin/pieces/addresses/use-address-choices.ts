import { useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from 'react-router';

interface Kept<Choices> {
  /** What an address says; what nobody could have chosen is left out. */
  read: (parameters: URLSearchParams) => Choices;
  write: (choices: Choices) => URLSearchParams | Record<string, string>;
}

/**
 * What is chosen on a screen, such as filters and a page, as its address has it. What was chosen last counts, also
 * while the address does not have it yet: two choices in one moment both do.
 */
export function useAddressChoices<Choices extends object>({ read, write }: Kept<Choices>) {
  const [parameters, setParameters] = useSearchParams();
  const choices = read(parameters);
  const address = parameters.toString();
  const isLeaving = useIsLeaving();
  const latest = useRef({ choices, at: address });
  if (latest.current.at !== address) latest.current = { choices, at: address };

  function choose(change: (latest: Choices) => Choices, options?: NavigateOptions) {
    // A search that waits for a pause in the typing must not bring a person back who has opened an entry since.
    if (isLeaving.current) return;
    latest.current.choices = change(latest.current.choices);
    setParameters(write(latest.current.choices), options);
  }
  return { choices, address, choose, setParameters };
}

/** How filters are set: at once, since a ticked box must not jump back until the address has changed. */
export const AS_FILTER: NavigateOptions = {
  replace: true,
  preventScrollReset: true,
  flushSync: true,
};

/** Whether another screen is loading, for handlers that began before the last render. */
function useIsLeaving() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = location !== undefined && location.pathname !== pathname;
  return isLeaving;
}
