/** A finger that moved so far sideways, in CSS pixels, wants the next one. */
const SWIPE_PX = 48;
/** A page that two fingers made small again may be off by a hair. */
const ENLARGED = 1.05;

/**
 * Calls back with 1 when one finger has moved to the left, with -1 when it moved to the right. Two enlarge the page;
 * on an enlarged one a finger moves what is seen, and turns nothing over.
 */
export function followFinger(element: HTMLElement, swiped: (by: 1 | -1) => void): void {
  let start: { x: number; y: number } | null = null;
  const isEnlarged = () => (visualViewport?.scale ?? 1) > ENLARGED;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch] = touches;
      const isAlone = touches.length === 1 && !isEnlarged();
      start = touch && isAlone ? { x: touch.clientX, y: touch.clientY } : null;
    },
    { passive: true },
  );
  element.addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches[0];
    if (!start || !end) return;
    const x = end.clientX - start.x;
    const isSideways = Math.abs(x) > 1.5 * Math.abs(end.clientY - start.y);
    if (isSideways && Math.abs(x) >= SWIPE_PX) swiped(x < 0 ? 1 : -1);
    start = null;
  });
}
