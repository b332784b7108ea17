import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

/** Five minutes (specification, sections 7 and 9). */
const STALE_MS = 300_000;

/** A new attempt helps against a lost connection or a fault of the server, not against a refusal. */
function mayHelp(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failures < 1 && !refused;
}

/** What the admin knows of the server's data, for as long as the tab is open. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      gcTime: STALE_MS,
      retry: mayHelp,
      refetchOnWindowFocus: false,
      // Even offline a call is made and fails clearly, rather than wait in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
