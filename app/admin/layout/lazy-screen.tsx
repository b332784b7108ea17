import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { MissingScreen } from './missing-screen.tsx';

/**
 * A screen in place of the admin whose code is fetched when it is first shown, inside a Suspense. Where the code does
 * not arrive, the stand-in of screens is shown. It loads the page anew, and with it the code.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.error(error);
      return { default: () => <MissingScreen within={false} /> };
    }),
  );
}
