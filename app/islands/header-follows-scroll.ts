/** How far a page is scrolled before the header turns solid (specification, section 9). */
const HEADER_SOLID_AFTER_PX = 10;

/**
 * Keeps the header over the slider clear until the page is scrolled, in browsers whose CSS cannot
 * follow the scroll; the others do it in site-header.css. Returns what undoes it.
 */
export function headerFollowsScroll(): (() => void) | undefined {
  const header = document.querySelector<HTMLElement>('[data-over-hero]');
  if (!header || CSS.supports('animation-timeline: scroll()')) return;
  const update = () => {
    header.dataset.solid = String(window.scrollY > HEADER_SOLID_AFTER_PX);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
