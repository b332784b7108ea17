const OPENED = 'data-opened';
const OPENERS = '[popovertarget]:not([popovertargetaction])';

const menuOf = (button: Element | null | undefined) =>
  document.getElementById(button?.getAttribute('popovertarget') ?? '');

/**
 * Opens and closes the menus of the header in browsers that know no popovers, such as those of iOS 16 and of Windows 7:
 * an opened one is marked (site-header.css). Escape closes it, and screen readers are told, as others do by themselves.
 */
export function openWithoutPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    const button = pressed.closest('[popovertarget]');
    const asked = menuOf(button);
    for (const opened of document.querySelectorAll(`[${OPENED}]`)) {
      if (opened !== asked && !opened.contains(pressed)) opened.removeAttribute(OPENED);
    }
    const isClosing = button?.getAttribute('popovertargetaction') === 'hide';
    if (asked?.toggleAttribute(OPENED, isClosing ? false : undefined)) {
      asked.querySelector<HTMLElement>('[autofocus]')?.focus();
    }
    tellState();
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    for (const button of document.querySelectorAll<HTMLElement>(OPENERS)) {
      const menu = menuOf(button);
      if (!menu?.hasAttribute(OPENED)) continue;
      menu.removeAttribute(OPENED);
      button.focus();
    }
    tellState();
  });
  tellState();
}

function tellState(): void {
  for (const button of document.querySelectorAll(OPENERS)) {
    const isOpen = menuOf(button)?.hasAttribute(OPENED) === true;
    button.setAttribute('aria-expanded', String(isOpen));
  }
}
