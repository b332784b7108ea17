/** How long a slide stays (specification, section 9). */
export const SLIDE_INTERVAL_MS = 5000;

export interface SliderState {
  count: number;
  /** The slide on show, from 0. */
  index: number;
  /** Slides whose pictures may load: those already shown and the next one. */
  loaded: readonly boolean[];
  /** Slides fade only after the first change, so that nothing moves when the page arrives. */
  hasMoved: boolean;
  /** Stopped by the visitor, or from the start if the system asks for less motion. */
  isPaused: boolean;
  /** The mouse rests on it. */
  isHovered: boolean;
  /** The keyboard is in it. */
  isFocused: boolean;
}

export type SliderAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'go'; index: number }
  | { type: 'toggle' }
  | { type: 'pause' }
  | { type: 'hover'; isHovered: boolean }
  | { type: 'focus'; isFocused: boolean };

/** A slider on its first slide. */
export function startSlider(count: number): SliderState {
  const state = { count, hasMoved: false, isPaused: false, isHovered: false, isFocused: false };
  return {
    ...state,
    index: 0,
    loaded: loadAround(
      0,
      Array.from({ length: count }, () => false),
    ),
  };
}

/** The index wrapped at both ends (specification, section 4). */
function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

function loadAround(index: number, loaded: readonly boolean[]): readonly boolean[] {
  const next = wrap(index + 1, loaded.length);
  return loaded.map((was, position) => was || position === index || position === next);
}

function show(state: SliderState, index: number): SliderState {
  if (state.count === 0) return state;
  const wrapped = wrap(index, state.count);
  return { ...state, hasMoved: true, index: wrapped, loaded: loadAround(wrapped, state.loaded) };
}

export function reduceSlider(state: SliderState, action: SliderAction): SliderState {
  switch (action.type) {
    case 'next':
      return show(state, state.index + 1);
    case 'previous':
      return show(state, state.index - 1);
    case 'go':
      return show(state, action.index);
    case 'toggle':
      return { ...state, isPaused: !state.isPaused };
    case 'pause':
      return { ...state, isPaused: true };
    case 'hover':
      return { ...state, isHovered: action.isHovered };
    case 'focus':
      return { ...state, isFocused: action.isFocused };
  }
}

/** Whether the slides change automatically at the moment. */
export function isRunning(state: SliderState): boolean {
  return state.count > 1 && !state.isPaused && !state.isHovered && !state.isFocused;
}
