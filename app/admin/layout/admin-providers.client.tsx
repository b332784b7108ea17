import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { getNonce, setNonce } from 'get-nonce';
import { type ReactNode, useEffect, useState } from 'react';
import type { StaffUser } from '../api-client.ts';
import { queryClient } from '../query-client.ts';
import { adminTheme, resolveRoles } from '../theme.ts';
import { Announcements } from './announcements.tsx';
import { SignInAgain } from './sign-in-again.tsx';

import './mantine-styles.ts';

// The policy lets in only styles that carry the nonce of the document: Mantine's own, and those of
// the library that keeps the page still under a dialog.
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
setNonce(nonce);
const readNonce = () => getNonce() ?? '';

/** What every screen of somebody signed in needs around it: pieces, data, messages, signing in again. In the browser only. */
export function AdminProviders(props: { user: StaffUser; hasEnded: boolean; children: ReactNode }) {
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={resolveRoles}
      getStyleNonce={readNonce}
      forceColorScheme={useColorScheme()}
    >
      <QueryClientProvider client={queryClient}>
        {props.children}
        <Announcements />
        <SignInAgain isOpen={props.hasEnded} email={props.user.email} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** The scheme of the device, as on the public site. */
function useColorScheme(): 'light' | 'dark' {
  const [isDark, setDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const query = matchMedia(DARK);
    const follow = () => setDark(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isDark ? 'dark' : 'light';
}
const DARK = '(prefers-color-scheme: dark)';
