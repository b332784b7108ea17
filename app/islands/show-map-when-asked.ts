/**
 * Puts OpenStreetMap's frame into the place of the words that lead there, once somebody presses the button that it
 * makes of their link (map-frame.tsx). Nothing is fetched from elsewhere before.
 */
export function showMapWhenAsked(map: HTMLElement): void {
  const link = map.querySelector('a');
  if (!link) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.append(...link.childNodes);
  button.addEventListener('click', () => {
    const { map: address = '', title = '', height = '' } = map.dataset;
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.src = address;
    frame.height = height;
    frame.className = 'w-full border-0';
    frame.loading = 'lazy';
    frame.referrerPolicy = 'no-referrer';
    map.replaceChildren(frame);
    // The button that had the focus is gone; the next Tab goes on in the map, whose name is read out.
    frame.focus({ preventScroll: true });
  });
  link.replaceWith(button);
}
