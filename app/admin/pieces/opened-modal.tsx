import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Time for whatever takes the focus by itself. */
const SETTLING_MS = 10;

/**
 * A dialog that is there only while it is open. Mantine's gives the focus back only where it is closed and stays; this
 * one gives it back when it goes, too: to what had it, or to the screen when that has gone.
 */
export function OpenedModal(props: Omit<ModalProps, 'opened'>) {
  const { returnFocus = true } = props;
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (!returnFocus) return;
    return () => void setTimeout(giveBack, SETTLING_MS, before);
  }, [before, returnFocus]);
  return <Modal opened {...props} />;
}

function giveBack(before: Element | null): void {
  const now = document.activeElement;
  if (now === null || now === document.body) focusAgain(before);
}

/** Gives the focus back to what had it, or to the screen where that has gone. */
export function focusAgain(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  (isThere ? before : document.getElementById('content'))?.focus({ preventScroll: true });
}
