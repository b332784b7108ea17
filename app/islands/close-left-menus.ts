/**
 * Closes a menu of the header that the focus leaves for the page: on a phone, or where a large screen is enlarged four
 * times, it covers the page, and what has the focus would not be seen. At its own button it stays, which closes it.
 */
export function closeLeftMenus(): void {
  document.addEventListener('focusin', (event) => {
    const focused = event.target as Element;
    for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
      const isItsButton = focused.getAttribute('popovertarget') === menu.id;
      if (!isItsButton && !menu.contains(focused)) menu.hidePopover();
    }
  });
}
