import { QueryClient } from '@tanstack/react-query';
import { onAdminLanguage } from '../admin-language.tsx';
import { dismissAll } from '../announce.tsx';
import { onNextPerson, onSessionAgain } from '../session.tsx';
import { ApiError } from './api-client.ts';

/** Five minutes (specification, sections 7 and 9). */
const STALE_MS = 300_000;

/** Another attempt helps after a lost connection or a fault of the server, not after a refusal. */
function mayHelp(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failures < 1 && !refused;
}

/** The admin's copy of the server's data, for as long as the tab is open. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      gcTime: STALE_MS,
      retry: mayHelp,
      refetchOnWindowFocus: false,
      // Even offline a call is made and fails clearly, instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Of a query in whose answer the server writes sentences: in one language, that of the admin when it was asked. */
export const IN_WORDS = { isInWords: true };

onAdminLanguage(() => {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isInWords === true });
});

onSessionAgain(() => {
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
});

onNextPerson((isSomebodyElse) => {
  dismissAll();
  if (!isSomebodyElse) {
    queryClient.clear();
    return;
  }
  // What stands on the screen stays for what is being typed there, and is asked for anew.
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
});
