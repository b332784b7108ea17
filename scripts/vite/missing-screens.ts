import type { Plugin } from 'vite';

const RELOAD = 'window.location.reload();';
const STAND_IN = `if (window.missingScreen) return window.missingScreen; ${RELOAD}`;

/**
 * React Router's loading of a screen's code, which gives another screen where the code does not arrive. Throws where
 * React Router has changed, so that somebody looks.
 */
export function standInForMissingScreens(code: string): string {
  if (code.split(RELOAD).length !== 2) {
    throw new Error('React Router loads the code of screens in another way.');
  }
  return code.replace(RELOAD, STAND_IN);
}

/**
 * Where the code of a screen does not arrive, React Router loads the page on which somebody pressed a link anew: after
 * an upgrade of the server the press is lost, and without a line the whole page is. Here the admin goes to the screen,
 * and the one of app/admin/layout/missing-screen.tsx stands in for it.
 */
export function missingScreens(): Plugin {
  return {
    name: 'missing-screens',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (/react-router[\\/]dist[\\/].*[\\/]dom[\\/]ssr[\\/]routeModules\.m?js$/.test(id)) {
        return { code: standInForMissingScreens(code), map: null };
      }
    },
  };
}
