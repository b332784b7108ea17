/** What the keyboard writes meanwhile. */
export interface EarlyTyping {
  /** Ends the keeping, and gives what was typed. */
  take(): string;
}

/** Keys that would send, leave or change what lies below. */
const HELD_BACK = new Set(['Dead', 'Enter', 'Tab', ' ']);

/**
 * Keeps what is typed until the field for which it is meant has the focus: its code may still be on its way, and the
 * letters would change the text below, unnoticed. Escape gives up and calls `onEscape`. Once a dialog has the focus,
 * such as one that says that the code does not come, its keys are its own.
 */
export function keepEarlyTyping(onEscape: () => void): EarlyTyping {
  let typed = '';
  const end = () => window.removeEventListener('keydown', keep, true);
  function keep(event: KeyboardEvent): void {
    if (document.activeElement?.closest('[role="dialog"]')) {
      end();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'Escape') {
      end();
      onEscape();
    } else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (!HELD_BACK.has(key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', keep, true);
  return {
    take() {
      end();
      return typed;
    },
  };
}
