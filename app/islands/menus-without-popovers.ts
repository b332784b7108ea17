const OPENED = 'data-opened';
const TARGET = 'popovertarget';
/** Of the buttons of the header only those that close have one. */
const ACTION = 'popovertargetaction';

/**
 * Opens and closes the menus of the header in browsers that know no popovers, such as those of iOS 16 and of Windows 7:
 * an opened one is marked (site-header.css). Escape closes it, and screen readers are told, as others do by themselves.
 */
export function openWithoutPopovers(): void {
  const openers = document.querySelectorAll<HTMLElement>(`[${TARGET}]:not([${ACTION}])`);
  const menuOf = (button: Element | null) =>
    document.getElementById(button?.getAttribute(TARGET) ?? '');

  /** Leaves those menus open of which `isOpen` says so. */
  function show(isOpen: (menu: Element, wasOpen: boolean) => boolean): void {
    for (const opener of openers) {
      const menu = menuOf(opener);
      const isNow = menu?.toggleAttribute(OPENED, isOpen(menu, menu.hasAttribute(OPENED)));
      opener.setAttribute('aria-expanded', `${isNow}`);
    }
  }

  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    const button = pressed.closest(`[${TARGET}]`);
    const asked = menuOf(button);
    show((menu, wasOpen) =>
      menu === asked
        ? !wasOpen && !button?.hasAttribute(ACTION)
        : wasOpen && menu.contains(pressed),
    );
    if (asked?.hasAttribute(OPENED)) asked.querySelector<HTMLElement>('[autofocus]')?.focus();
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    for (const opener of openers) if (menuOf(opener)?.hasAttribute(OPENED)) opener.focus();
    show(() => false);
  });
  show(() => false);
}
