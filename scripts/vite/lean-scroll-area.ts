import type { Plugin } from 'vite';

const WANTED = 'import { useMergeRefs } from "@floating-ui/react";';
const OWN =
  'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);';

/**
 * Mantine's scroll area with refs merged by Mantine's own hook. Throws where Mantine has changed, so that somebody
 * looks.
 */
export function withOwnRefs(code: string): string {
  if (!code.includes(WANTED)) throw new Error('ScrollArea of Mantine has no such import any more.');
  return code.replace(WANTED, OWN);
}

/**
 * Every dialog and table brings Mantine's scroll area, which takes one small hook from the library for what floats. As
 * the editor's menus use the rest of it, each screen of the admin would send all of it: 11 KB.
 */
export function leanScrollArea(): Plugin {
  return {
    name: 'lean-scroll-area',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (/@mantine[\\/]core[\\/].*[\\/]ScrollArea[\\/]ScrollArea\.mjs$/.test(id)) {
        return { code: withOwnRefs(code), map: null };
      }
    },
  };
}
