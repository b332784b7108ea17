import { type ComponentType, use, useEffect, useSyncExternalStore } from 'react';
import { forgetFailedStyles, type WhyMissing, whyMissing } from '../calls/load-again.ts';
import { PartProblem } from './part-problem.tsx';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type Came<P> = { Part: ComponentType<P> } | { why: WhyMissing };

/**
 * A part of a screen whose code is fetched when it is first shown, inside a Suspense. Unlike one by React's `lazy` it
 * fails in its own place, where it says why and tries again: the screen around it stays, with all that is typed.
 */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  const code = new PartCode(load);
  return (props) => <ShownPart code={code} given={props} />;
}

/** The same for what somebody opens over the screen, and may close without having seen it. */
export function lazyDialog<P extends { onClose: () => void; isOpen?: boolean }>(
  load: Load<P>,
): ComponentType<P> {
  const code = new PartCode(load);
  return (props) => (
    <ShownPart
      code={code}
      given={props}
      isOpen={props.isOpen ?? true}
      onClose={() => props.onClose()}
    />
  );
}

/** The code of a part: fetched once, and once more after each failure. */
class PartCode<P> {
  private coming: Promise<Came<P>> | undefined;
  private hasFailed = false;
  private readonly listeners = new Set<() => void>();

  private readonly load: Load<P>;

  constructor(load: Load<P>) {
    this.load = load;
  }

  readonly ask = (): Promise<Came<P>> => {
    this.coming ??= this.bring();
    return this.coming;
  };

  /** A failure is not kept: whoever shows the part next asks again. */
  readonly forgetFailure = (): void => {
    if (!this.hasFailed) return;
    this.hasFailed = false;
    this.coming = undefined;
  };

  /** Asks again for all that show the failure. */
  readonly retry = (): void => {
    this.forgetFailure();
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async bring(): Promise<Came<P>> {
    try {
      return { Part: (await this.load()).default };
    } catch (error) {
      console.error(error);
      forgetFailedStyles();
      const why = await whyMissing();
      this.hasFailed = true;
      return { why };
    }
  }
}

interface Shown<P> {
  code: PartCode<P>;
  given: P;
  isOpen?: boolean;
  onClose?: () => void;
}

function ShownPart<P extends object>({ code, given, isOpen = true, onClose }: Shown<P>) {
  const came = use(useSyncExternalStore(code.subscribe, code.ask, code.ask));
  if ('Part' in came) return <came.Part {...given} />;
  return isOpen && <Missing why={came.why} code={code} onClose={onClose} />;
}

function Missing<P>(props: {
  why: WhyMissing;
  code: PartCode<P>;
  onClose: (() => void) | undefined;
}) {
  const { why, code, onClose } = props;
  useEffect(() => {
    const { retry, forgetFailure } = code;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      forgetFailure();
    };
  }, [code]);
  return <PartProblem why={why} onRetry={code.retry} onClose={onClose} />;
}
