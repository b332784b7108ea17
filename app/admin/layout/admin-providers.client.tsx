import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { getNonce, setNonce } from 'get-nonce';
import { type ReactNode, useEffect, useState } from 'react';
import type { StaffUser } from '../calls/api-client.ts';
import { queryClient } from '../calls/query-client.ts';
import { adminTheme, resolveRoles } from '../theme.ts';
import { Announcements } from './announcements.tsx';
import { SignInAgain } from './sign-in-again.tsx';

// The styles of the Mantine components that the admin uses, in the order that Mantine gives them: later ones build
// on earlier ones. A component that is missing here has no styles.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Fieldset.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Pagination.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/Table.css';

// The policy allows only styles with the nonce of the document: Mantine's own, and those of the library that stops
// the page from scrolling under a dialog.
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
setNonce(nonce);
const readNonce = () => getNonce() ?? '';

/**
 * The frame that every screen of a signed-in person needs: pieces, data, messages, signing in again. In the browser
 * only.
 */
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
