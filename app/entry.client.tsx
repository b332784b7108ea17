import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { MissingScreen } from './admin/layout/missing-screen.tsx';

declare global {
  interface Window {
    /** What React Router shows where a screen's code does not arrive (scripts/missing-screens.ts). */
    missingScreen?: { default: typeof MissingScreen };
  }
}

window.missingScreen = { default: MissingScreen };

// Only the admin sends this script: public pages have islands instead.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
