import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A dialog that is mounted with its question and unmounted with the answer. Mantine's own gives the focus back only
 * where it stays mounted; without this the keyboard begins at the top of the screen again.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      void setTimeout(() => {
        // What has taken the focus meanwhile keeps it.
        if (!document.activeElement || document.activeElement === document.body) focusAgain(opener);
      }),
    [opener],
  );
  return <Modal opened {...props} />;
}

/** Gives the focus back to where it was, unless that is gone. */
export function focusAgain(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}
