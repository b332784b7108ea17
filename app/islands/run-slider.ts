import { followFinger } from './follow-finger.ts';
import {
  isRunning,
  reduceSlider,
  SLIDE_INTERVAL_MS,
  type SliderAction,
  startSlider,
} from './slider-state.ts';

/**
 * Moves the slides of a slider that stand on the page (slider.tsx): every few seconds, by its buttons and dots, by a
 * finger. It stops for the mouse, the keyboard and the button.
 */
export function runSlider(slider: HTMLElement): void {
  const slides = [...slider.querySelectorAll<HTMLElement>('.slide')];
  const dots = [...slider.querySelectorAll<HTMLElement>('.slider-dots a')];
  const pause = slider.querySelector<HTMLElement>('[data-act="toggle"]');
  const strip = slider.querySelector('.slider-slides');
  let state = startSlider(slides.length);
  let timer: ReturnType<typeof setInterval> | undefined;
  // The picture after the first comes when the page has all of its own.
  let isPageThere = document.readyState === 'complete';

  const show = () => {
    slides.forEach((slide, place) => {
      slide.toggleAttribute('data-current', place === state.index);
      const mayLoad = state.loaded[place] && (isPageThere || place === state.index);
      slide.toggleAttribute('data-waiting', !mayLoad);
    });
    dots.forEach((dot, place) => {
      if (place === state.index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    slider.toggleAttribute('data-moved', state.hasMoved);
    slider.toggleAttribute('data-paused', state.isPaused);
    strip?.setAttribute('aria-live', isRunning(state) ? 'off' : 'polite');
    const label = (state.isPaused ? pause?.dataset.play : pause?.dataset.pause) ?? '';
    pause?.setAttribute('aria-label', label);
    pause?.setAttribute('title', label);
  };

  const run = () => {
    clearInterval(timer);
    if (!isRunning(state)) return;
    timer = setInterval(() => {
      if (!document.hidden) act({ type: 'next' });
    }, SLIDE_INTERVAL_MS);
  };

  function act(action: SliderAction): void {
    const before = state;
    state = reduceSlider(state, action);
    show();
    // A slide that was chosen by hand stays its full time, too.
    if (before.index !== state.index || isRunning(before) !== isRunning(state)) run();
  }

  slider.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') act({ type: 'hover', isHovered: true });
  });
  slider.addEventListener('pointerleave', () => act({ type: 'hover', isHovered: false }));
  slider.addEventListener('focusin', ({ target }) =>
    act({ type: 'focus', isFocused: (target as Element).matches(':focus-visible') }),
  );
  slider.addEventListener('focusout', () => act({ type: 'focus', isFocused: false }));
  followFinger(slider, (by) => act({ type: by === 1 ? 'next' : 'previous' }));
  dots.forEach((dot, index) => {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      act({ type: 'go', index });
    });
  });
  for (const type of ['previous', 'toggle', 'next'] as const) {
    const button = slider.querySelector(`[data-act="${type}"]`);
    button?.addEventListener('click', () => act({ type }));
  }

  addEventListener('load', () => {
    isPageThere = true;
    show();
  });
  slider.dataset.alive = 'true';
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) act({ type: 'pause' });
  show();
  run();
}
