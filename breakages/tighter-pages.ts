import type { Breakage } from './breakage.ts';

/** Held pages that are compressed better in the background. */
export const TIGHTER_PAGES: readonly Breakage[] = [
  {
    breaks: 'A page that was compressed better is sent with the length that it had.',
    file: 'server/pages/held/held-page.ts',
    find: '  page.answers.br = undefined;\n',
    replace: '',
    tests: ['server/pages/held/held-page.test.ts'],
  },
  {
    breaks: 'Who has a page from before it was compressed better gets all of it again.',
    file: 'server/pages/held/held-page.ts',
    find: "return tightness === 'tight' ? tags.reverse() : tags;",
    replace: "return tightness === 'tight' ? tags.slice(1) : tags;",
    tests: ['server/pages/public-pages.test.ts'],
  },
  {
    breaks: 'Pages are compressed again although nobody asks for them in that form.',
    file: 'server/pages/held/tighter-pages.ts',
    find: 'if (page.brotli) this.#add(page);',
    replace: 'this.#add(page);',
    tests: ['server/pages/held/tighter-pages.test.ts'],
  },
  {
    breaks:
      'A page that many ask for is larger again for two visitors after each change and every five minutes.',
    file: 'server/pages/held/page-cache.ts',
    find: 'if (before) this.#onRenewed(page, before.page);',
    replace: '',
    tests: ['server/pages/held/tighter-pages.test.ts'],
  },
  {
    breaks: 'Pages that nobody asks for again are compressed twice whenever they are made.',
    file: 'server/pages/held/tighter-pages.ts',
    find: 'if (before.tightness) this.#add(page);',
    replace: 'this.#add(page);',
    tests: ['server/pages/held/tighter-pages.test.ts'],
  },
  {
    breaks: 'One page that cannot be compressed again keeps all others from it.',
    file: 'server/pages/held/tighter-pages.ts',
    find: '.catch(this.#onFailure)',
    replace: '',
    tests: ['server/pages/held/tighter-pages.test.ts'],
  },
];
