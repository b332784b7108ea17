import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Modules and packages that speak to databases, files and sockets, and the rooms that hold such code. */
const SERVER_MODULE =
  /^(?:node:|__vite-browser-external|(?:database|seed|server)\/|(?:.*\/)?node_modules\/(?:kysely|pg|better-auth|nodemailer|pino|sharp|flydrive|pdfkit|sanitize-html)\/)/;

/**
 * Fails the browser's build when code of a server module is left in it: then a screen imports more than
 * a shape or a rule from the domain, and everybody who opens the admin pays for it.
 */
export function keepServerCodeHome(): Plugin {
  return {
    name: 'keep-server-code-home',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const nameOf = (id: string) => relative(root, id).replaceAll('\\', '/');
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = /^\0|^node:/.test(id) ? id.replace(/^\0/, '') : nameOf(id);
          if (renderedLength === 0 || !SERVER_MODULE.test(name)) continue;
          const importers = this.getModuleInfo(id)?.importers.map(nameOf).join(', ');
          this.error(`The browser would be sent ${name}, which is imported by ${importers}.`);
        }
      }
    },
  };
}
