import type { ReactNode } from 'react';
import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';
import type { PictureSource } from '../ui/pictures/picture.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import type { Words } from '../ui/text/words.tsx';
import { plainWords, WordsOf } from '../ui/text/words.tsx';
import { IslandScript } from './island.tsx';

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

/**
 * The large pictures of the home page, each with its words under it: a strip that is swiped or moved by the dots. With
 * JavaScript they change automatically, and stop for the mouse, the keyboard and the button (run-slider.ts).
 */
export function Slider({ slides, language }: SliderProps) {
  return (
    <>
      <section
        className="slider on-deep"
        aria-roledescription={t(TEXTS.carousel, language)}
        aria-label={t(TEXTS.label, language)}
      >
        <div className="slider-slides">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields.
            <div
              key={slide.picture.path}
              id={`slide-${index + 1}`}
              role="group"
              aria-roledescription={t(TEXTS.slide, language)}
              aria-label={`${index + 1} ${t(TEXTS.of, language)} ${slides.length}`}
              className="slide"
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
        {slides.length > 1 && <SliderControls slides={slides} language={language} />}
      </section>
      <IslandScript name="slider" />
    </>
  );
}

function SliderControls({ slides, language }: SliderProps) {
  const pause = t(TEXTS.pause, language);
  return (
    <div className="slider-controls">
      <ol className="slider-dots">
        {slides.map((slide, index) => (
          <li key={slide.picture.path}>
            <a href={`#slide-${index + 1}`}>
              <span className="sr-only">
                {index + 1}: <WordsOf words={slide.title} />
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className="slider-buttons">
        <ControlButton act="previous" label={t(TEXTS.previous, language)}>
          <path d="M14.5 5 7.5 12l7 7" />
        </ControlButton>
        <ControlButton
          act="toggle"
          label={pause}
          data-pause={pause}
          data-play={t(TEXTS.play, language)}
        >
          <path className="slider-pause" d="M8.5 5.5v13M15.5 5.5v13" />
          <path className="slider-play" d="M8 5.5v13l10.5-6.5z" />
        </ControlButton>
        <ControlButton act="next" label={t(TEXTS.next, language)}>
          <path d="m9.5 5 7 7-7 7" />
        </ControlButton>
      </div>
    </div>
  );
}

interface ControlButtonProps {
  act: 'previous' | 'toggle' | 'next';
  label: string;
  'data-pause'?: string;
  'data-play'?: string;
  /** The paths of its icon, in a square of 24. */
  children: ReactNode;
}

function ControlButton({ act, label, children, ...labels }: ControlButtonProps) {
  return (
    <button type="button" data-act={act} aria-label={label} title={label} {...labels}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  );
}
