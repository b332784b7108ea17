/** The distance of scrolling after which the header turns solid (specification, section 9). */
const HEADER_SOLID_AFTER_PX = 10;

/**
 * Keeps the header over the slider clear until the page is scrolled, in browsers whose CSS cannot follow the scroll;
 * for other browsers site-header.css does it.
 */
export function headerFollowsScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-over-hero]');
  if (!header || CSS.supports('animation-timeline: scroll()')) return;
  const update = () => {
    header.dataset.solid = String(window.scrollY > HEADER_SOLID_AFTER_PX);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
}
