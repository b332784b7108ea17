import { Button, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { isLoadingAgain } from '../calls/load-again.ts';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import type { EntryForm } from './use-entry-form.ts';

/** Asks a person who leaves a form with unsaved changes, and says what becomes of the changes. */
export function LeaveGuard({
  form,
}: {
  form: Pick<EntryForm, 'mustHoldBack' | 'abandon' | 'isKeptHere' | 'keepState'>;
}) {
  const { say } = useAdminLanguage();
  const { mustHoldBack, isKeptHere, keepState } = form;
  const isOnServer = keepState.kind !== 'failing';
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // A new entry that was saved has its own address, of which the router does not know.
    const here = [currentLocation.pathname, window.location.pathname];
    return here.some((path) => path !== nextLocation.pathname) && mustHoldBack();
  });

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      // What the browser keeps is offered again by the page that comes.
      if (isLoadingAgain() && isKeptHere) return;
      if (mustHoldBack()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [mustHoldBack, isKeptHere]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={say(FORM_TEXTS.leaveTitle)}
      withCloseButton={false}
    >
      <Text mb="lg">
        {say(
          isOnServer
            ? FORM_TEXTS.leaveText
            : isKeptHere
              ? FORM_TEXTS.leaveTextHere
              : FORM_TEXTS.leaveTextNowhere,
        )}
      </Text>
      <Stack gap="xs">
        <Button onClick={stay} data-autofocus>
          {say(FORM_TEXTS.stay)}
        </Button>
        {(isOnServer || isKeptHere) && (
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            {say(FORM_TEXTS.leaveAndKeep)}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          onClick={() => {
            form.abandon();
            blocker.proceed?.();
          }}
        >
          {say(FORM_TEXTS.leaveAndDrop)}
        </Button>
      </Stack>
    </Dialog>
  );
}
