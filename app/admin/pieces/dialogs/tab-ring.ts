/**
 * Tab goes on from the last control of a dialog to what is announced beside it, such as the button that undoes what was
 * done there, and from that to the first control again: the dialog keeps the focus to itself otherwise.
 */
export function tabIntoAnnouncements(event: KeyboardEvent, dialog: HTMLElement): void {
  const announced = controlsIn(document.querySelector('.announcements'));
  const own = controlsIn(dialog);
  const now = document.activeElement as HTMLElement | null;
  if (announced.length === 0 || own.length === 0 || now === null) return;
  const ring = [...own, ...announced];
  const at = ring.indexOf(now);
  const next = ring.at((at + (event.shiftKey ? -1 : 1)) % ring.length);
  // From one control of the dialog to another the browser finds its way.
  if (at < 0 || !next || (own.includes(now) && own.includes(next))) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function controlsIn(box: Element | null): HTMLElement[] {
  const all = [...(box?.querySelectorAll<HTMLElement>('*') ?? [])];
  return all.filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
}
