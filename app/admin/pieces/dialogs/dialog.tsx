import { Modal, type ModalProps } from '@mantine/core';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { tabIntoAnnouncements } from './tab-ring.ts';

/** Time for whatever takes the focus by itself. */
const SETTLING_MS = 10;

interface DialogProps extends ModalProps {
  /** Whether it takes the focus back from a screen that gives it to something behind the dialog. */
  holdsFocus?: boolean;
}

/**
 * Mantine's dialog, with three differences. Escape closes only the one on top: Mantine's would close all that are open,
 * with what was typed in those below. Tab reaches what is announced meanwhile. And the focus goes back where it was, or
 * to the screen where that has gone, also when the dialog is there only while it is open.
 */
export function Dialog({
  returnFocus = true,
  closeOnEscape = true,
  holdsFocus = false,
  ...props
}: DialogProps) {
  const { opened, onClose } = props;
  const root = useRef<HTMLDivElement>(null);
  const before = useMemo(() => (opened ? findFocus() : null), [opened]);
  useEffect(() => {
    if (!opened || !returnFocus) return;
    return () => {
      const now = document.activeElement;
      // A dialog that fades away has it for some moments more.
      const left = root.current?.contains(now) ? now : null;
      setTimeout(giveBack, SETTLING_MS, before, left);
    };
  }, [opened, returnFocus, before]);

  useEffect(() => (opened && holdsFocus ? holdFocus(root) : undefined), [opened, holdsFocus]);

  const onEscape = useRef(() => {});
  onEscape.current = closeOnEscape ? onClose : () => {};
  useEffect(() => (opened ? putOnTop({ root, escape: onEscape }) : undefined), [opened]);
  return <Modal ref={root} {...props} returnFocus={false} closeOnEscape={false} />;
}

interface OpenDialog {
  root: RefObject<HTMLDivElement | null>;
  /** What Escape does in it. */
  escape: RefObject<() => void>;
}

/** The dialogs that are open, the last one on top. */
const openDialogs: OpenDialog[] = [];

function putOnTop(dialog: OpenDialog): () => void {
  if (openDialogs.length === 0) window.addEventListener('keydown', hearKey, { capture: true });
  openDialogs.push(dialog);
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    if (openDialogs.length > 0) return;
    window.removeEventListener('keydown', hearKey, { capture: true });
  };
}

function hearKey(event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    closeTop(event);
    return;
  }
  const dialog = openDialogs.at(-1)?.root.current?.querySelector<HTMLElement>('[role="dialog"]');
  if (dialog && !event.isComposing) tabIntoAnnouncements(event, dialog);
}

function closeTop({ key, isComposing, target }: KeyboardEvent): void {
  // Mantine marks so the box of a list that is open, which takes the first Escape.
  const isTaken =
    target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (key === 'Escape' && !isComposing && !isTaken) openDialogs.at(-1)?.escape.current();
}

function holdFocus(root: RefObject<HTMLElement | null>): () => void {
  const take = () => {
    const dialog = root.current?.querySelector<HTMLElement>('[role="dialog"]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
  };
  document.addEventListener('focusin', take);
  return () => document.removeEventListener('focusin', take);
}

let lastFocused: EventTarget | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target;
  });
}

/** What has the focus, or had it: a button that waits for an answer is disabled, and has lost it by then. */
function findFocus(): EventTarget | null {
  const now = document.activeElement;
  return now === null || now === document.body ? lastFocused : now;
}

function giveBack(before: EventTarget | null, left: Element | null): void {
  // On a slow computer the dialog's own buttons, which go with it, have given the focus to the screen by now.
  if (isFocusLost() || document.activeElement === left) focusAgain(before);
}

/** Gives the focus back to what had it, or to the screen where that has gone or is disabled. */
export function focusAgain(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  if (isThere) before.focus({ preventScroll: true });
  if (isThere && document.activeElement === before) watch(before);
  else focusScreen();
}

/** Time for whoever knows better where the focus goes: a list, a dialog that closes. */
const KNOWING_BETTER_MS = 50;

/** For what goes away with the focus: the dialog on top gets it, or the screen, where nobody else has got it. */
export function focusAfterRemoval(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const dialog = openDialogs.at(-1)?.root.current?.querySelector<HTMLElement>('[role="dialog"]');
    if (dialog) dialog.focus({ preventScroll: true });
    else focusScreen();
  }, KNOWING_BETTER_MS);
}

/** Whether nothing has the focus, or only the screen, which got it when something else had gone. */
export function isFocusLost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.id === 'content';
}

const focusScreen = () => document.getElementById('content')?.focus({ preventScroll: true });

/** As long as an answer may take after which what has the focus is not there any more. */
const WATCHED_MS = 5_000;

/** Where it goes in the next moments, with the row or the state that it stood for, the screen gets the focus. */
function watch(focused: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusScreen();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WATCHED_MS);
}
