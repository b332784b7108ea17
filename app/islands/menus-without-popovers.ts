/**
 * Opens and closes the menus of the header in browsers that know no popovers, such as those of iOS 16 and of Windows 7:
 * an opened one is marked (site-header.css).
 */
export function openWithoutPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    const button = pressed.closest('[popovertarget]');
    const asked = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    for (const opened of document.querySelectorAll('[data-opened]')) {
      if (opened !== asked && !opened.contains(pressed)) opened.removeAttribute('data-opened');
    }
    const isClosing = button?.getAttribute('popovertargetaction') === 'hide';
    if (!asked?.toggleAttribute('data-opened', isClosing ? false : undefined)) return;
    asked.querySelector<HTMLElement>('[autofocus]')?.focus();
  });
}
