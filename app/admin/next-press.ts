/** What somebody does who looks at the screen. */
const PRESSES = ['click', 'keydown', 'drop'] as const;

let act = (): void => {};

/** Calls `next` when somebody presses something anew, each time until it is forgotten. */
export function onNextPress(next: () => void): void {
  act = next;
  for (const press of PRESSES) window.addEventListener(press, hearPress, true);
}

export function forgetNextPress(): void {
  for (const press of PRESSES) window.removeEventListener(press, hearPress, true);
}

/** The second click of a double one, and a key that is held, belong to what was before. */
function hearPress(event: Event): void {
  const isSame = event instanceof KeyboardEvent ? event.repeat : (event as UIEvent).detail > 1;
  if (!isSame) act();
}
