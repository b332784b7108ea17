import type { Bilingual } from '../../domain/text/bilingual.ts';
import { followFinger } from './follow-finger.ts';

const TEXTS = {
  close: { el: 'Κλείσιμο', en: 'Close' },
  previous: { el: 'Προηγούμενη εικόνα', en: 'Previous picture' },
  next: { el: 'Επόμενη εικόνα', en: 'Next picture' },
  view: { el: 'Εικόνες σε μεγέθυνση', en: 'Enlarged pictures' },
} satisfies Record<string, Bilingual>;

/** What the keys do. */
const STEPS: Record<string, 1 | -1 | 'first' | 'last'> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
};

/**
 * Shows the pictures of a gallery (app/ui/pictures/gallery.tsx) large, over the page, one at a time. Everything that is
 * shown stands in the page already, so nothing is sent twice, and no component is made again from properties.
 */
export function openOverPage(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('figure > a')];
  let view: ReturnType<typeof makeView> | undefined;
  let at = 0;

  function show(next: number) {
    at = (next + links.length) % links.length;
    const link = links[at];
    if (!view || !link) return;
    const picture = (link.querySelector('picture')?.cloneNode(true) ?? wholeOf(link)) as Element;
    for (const part of picture.querySelectorAll('[sizes]')) part.setAttribute('sizes', '96vw');
    const image = picture.querySelector('img');
    // The cut of the small one, and its patience, are of no use here.
    image?.removeAttribute('class');
    image?.removeAttribute('loading');
    const said = link.nextElementSibling?.cloneNode(true) ?? '';
    view.figure.replaceChildren(picture, said);
    view.place.textContent = `${at + 1} / ${links.length}`;
  }

  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const index = links.indexOf(link as HTMLAnchorElement);
    // Whoever asks for a new tab or window gets it.
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    view ??= makeView({
      step: (by) => show(at + by),
      go: (place) => show(place),
      count: links.length,
      // Back where one has arrived, which after turning pages is another picture.
      closed: () => links[at]?.focus(),
    });
    show(index);
    view.dialog.showModal();
  });
}

/** The picture of a link that shows none, as the page shows it elsewhere. */
function wholeOf(link: HTMLAnchorElement): Element {
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  image.src = link.href;
  image.alt = link.dataset.alt ?? '';
  picture.append(image);
  return picture;
}

interface Steering {
  step: (by: number) => void;
  go: (place: number) => void;
  count: number;
  closed: () => void;
}

/** The dialog, once for each gallery: a picture with its caption, its place, and the buttons. */
function makeView({ step, go, count, closed }: Steering) {
  const lang = document.documentElement.lang === 'en' ? 'en' : 'el';
  const dialog = document.createElement('dialog');
  dialog.className = 'gallery-view on-deep';
  // By attributes: Firefox before 119 knows no properties for these.
  dialog.setAttribute('aria-label', TEXTS.view[lang]);

  const figure = document.createElement('figure');
  figure.setAttribute('aria-live', 'polite');
  const place = document.createElement('p');
  const bar = document.createElement('div');
  bar.className = 'gallery-bar';
  const button = (name: 'previous' | 'next' | 'close', sign: string, act: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = sign;
    made.setAttribute('aria-label', TEXTS[name][lang]);
    made.title = TEXTS[name][lang];
    made.addEventListener('click', act);
    return made;
  };
  const close = button('close', '✕', () => dialog.close());
  if (count > 1) {
    bar.append(
      button('previous', '←', () => step(-1)),
      place,
      button('next', '→', () => step(1)),
    );
  }
  bar.append(close);
  dialog.append(figure, bar);

  dialog.addEventListener('keydown', (event) => {
    const steps = STEPS[event.key];
    // With Alt or ⌘ the arrows are those of the browser, which goes back.
    if (!steps || count < 2 || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (steps === 'first' || steps === 'last') go(steps === 'first' ? 0 : count - 1);
    else step(steps);
  });
  dialog.addEventListener('click', (event) => {
    const isBeside = !(event.target as Element).closest('img, figcaption, button');
    if (isBeside) dialog.close();
  });
  dialog.addEventListener('close', closed);
  followFinger(dialog, (by) => count > 1 && step(by));
  document.body.append(dialog);
  return { dialog, figure, place };
}
