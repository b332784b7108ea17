import { type MouseEvent, type TouchEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';
import type { PictureSource } from '../ui/picture.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Words } from '../ui/words.tsx';
import { plainWords, WordsOf } from '../ui/words.tsx';
import { headerFollowsScroll } from './header-follows-scroll.ts';
import { isRunning, reduceSlider, SLIDE_INTERVAL_MS, startSlider } from './slider-state.ts';

export interface Slide {
  title: Words;
  description: Words;
  /** A final address; without it the slide is no link. */
  link?: string;
  linkText?: Words;
  picture: PictureSource;
}

export interface SliderProps {
  slides: Slide[];
  language: Language;
}

const TEXTS = {
  label: { el: 'Εικόνες του τόπου', en: 'Pictures of the area' },
  carousel: { el: 'εναλλασσόμενες εικόνες', en: 'carousel' },
  slide: { el: 'διαφάνεια', en: 'slide' },
  of: { el: 'από', en: 'of' },
  previous: { el: 'Προηγούμενη διαφάνεια', en: 'Previous slide' },
  next: { el: 'Επόμενη διαφάνεια', en: 'Next slide' },
  pause: { el: 'Παύση εναλλαγής', en: 'Pause the slides' },
  play: { el: 'Έναρξη εναλλαγής', en: 'Start the slides' },
};

const SWIPE_PX = 48;

/**
 * The large pictures of the home page, each with its words under it. Without JavaScript they are a strip that is swiped
 * or moved by the dots. With it they change automatically, and stop for the mouse, the keyboard and the button.
 */
export function Slider({ slides, language }: SliderProps) {
  const [state, dispatch] = useReducer(reduceSlider, slides.length, startSlider);
  const [isAlive, setIsAlive] = useState(false);
  const touch = useRef({ x: 0, y: 0 });
  const running = isAlive && isRunning(state);

  useEffect(() => {
    setIsAlive(true);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ type: 'pause' });
    return headerFollowsScroll();
  }, []);

  // The index is listed so that a slide chosen by hand stays its full time too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ type: 'next' });
    }, SLIDE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running, state.index]);

  const endTouch = (event: TouchEvent) => {
    const end = event.changedTouches[0];
    if (!end || !isAlive) return;
    const x = end.clientX - touch.current.x;
    const y = end.clientY - touch.current.y;
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y) * 1.5) return;
    dispatch({ type: x < 0 ? 'next' : 'previous' });
  };

  return (
    <section
      className="slider on-deep"
      data-alive={isAlive || undefined}
      data-moved={state.hasMoved || undefined}
      aria-roledescription={t(TEXTS.carousel, language)}
      aria-label={t(TEXTS.label, language)}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && dispatch({ type: 'hover', isHovered: true })
      }
      onPointerLeave={() => dispatch({ type: 'hover', isHovered: false })}
      onFocus={(event) =>
        dispatch({ type: 'focus', isFocused: (event.target as Element).matches(':focus-visible') })
      }
      onBlur={() => dispatch({ type: 'focus', isFocused: false })}
      onTouchStart={(event) => {
        const start = event.touches[0];
        if (start) touch.current = { x: start.clientX, y: start.clientY };
      }}
      onTouchEnd={endTouch}
    >
      <div className="slider-slides" aria-live={running ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields.
          <div
            key={slide.picture.path}
            id={`slide-${index + 1}`}
            role="group"
            aria-roledescription={t(TEXTS.slide, language)}
            aria-label={`${index + 1} ${t(TEXTS.of, language)} ${slides.length}`}
            className="slide"
            data-current={index === state.index || undefined}
            data-waiting={(isAlive && !state.loaded[index]) || undefined}
          >
            <div className="slide-frame">
              <Picture
                picture={slide.picture}
                sizes="(min-width: 64rem) 66vw, 100vw"
                priority={index === 0}
                className="slide-picture"
              />
            </div>
            <div className="slide-text">
              <h2 className="text-2xl">
                <WordsOf words={slide.title} />
              </h2>
              <p className="mt-1.5 text-sm text-muted">
                <WordsOf words={slide.description} />
              </p>
              {slide.link && slide.linkText && plainWords(slide.linkText) && (
                <p>
                  <a href={slide.link} className="inline-link inline-link-standing">
                    <WordsOf words={slide.linkText} />
                  </a>
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="slider-controls">
          <ol className="slider-dots">
            {slides.map((slide, index) => (
              <li key={slide.picture.path}>
                <a
                  href={`#slide-${index + 1}`}
                  aria-current={index === state.index ? 'true' : undefined}
                  onClick={(event: MouseEvent) => {
                    event.preventDefault();
                    dispatch({ type: 'go', index });
                  }}
                >
                  <span className="sr-only">
                    {index + 1}: {plainWords(slide.title)}
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <div className="slider-buttons">
            <ControlButton
              label={t(TEXTS.previous, language)}
              drawing="M14.5 5 7.5 12l7 7"
              onClick={() => dispatch({ type: 'previous' })}
            />
            <ControlButton
              label={t(state.isPaused ? TEXTS.play : TEXTS.pause, language)}
              drawing={state.isPaused ? 'M8 5.5v13l10.5-6.5z' : 'M8.5 5.5v13M15.5 5.5v13'}
              onClick={() => dispatch({ type: 'toggle' })}
            />
            <ControlButton
              label={t(TEXTS.next, language)}
              drawing="m9.5 5 7 7-7 7"
              onClick={() => dispatch({ type: 'next' })}
            />
          </div>
        </div>
      )}
    </section>
  );
}

interface ControlButtonProps {
  label: string;
  /** The path of its icon, in a square of 24. */
  drawing: string;
  onClick: () => void;
}

function ControlButton({ label, drawing, onClick }: ControlButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d={drawing} />
      </svg>
    </button>
  );
}
