import { type BrowserContext, test as base } from '@playwright/test';

declare global {
  interface Window {
    /** What keeps a journey's document from being painted; whoever judges what is seen disables it meanwhile. */
    unpainted?: CSSStyleSheet;
  }
}

/**
 * Keeps the documents of a context from being painted: they are laid out, answer clicks and keys and count as visible,
 * but with nothing to be seen Chromium paints no tiles and draws no frames. Nothing has a transition either: it would
 * stand still between two frames, and axe would see a button in a colour that is on its way.
 */
export async function keepUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync('html { opacity: 0 }');
    // By itself, so that whoever disables the other one leaves the style of all elements but one as it is.
    const unmoved = new CSSStyleSheet();
    unmoved.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets = [unpainted, unmoved];
    Object.assign(window, { unpainted });
  });
}

/** Playwright's test for journeys at which nobody looks. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await keepUnpainted(context);
    await use(context);
  },
});
