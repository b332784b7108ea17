import type { Breakage } from './breakage.ts';

/** What a clerk relies on around a form: who is there, a way on from a frozen line, advice that leads somewhere. */
export const NEWSROOM: readonly Breakage[] = [
  {
    breaks: 'A form that was reloaded says that it is open in another tab.',
    file: 'domain/open-forms/presence.ts',
    find: "        .where('presence.sign', '<', sign),\n",
    replace: '        ,\n',
    tests: ['domain/open-forms/presence.test.ts'],
  },
  {
    breaks: 'A form that was closed is still told to the others.',
    file: 'domain/open-forms/presence.ts',
    find: "    .where('presence.id', '!=', form.id)\n    .where('presence.is_open', '=', 1)\n",
    replace: "    .where('presence.id', '!=', form.id)\n",
    tests: ['domain/open-forms/presence.test.ts'],
  },
  {
    breaks: 'A screen waits for ever for a line that froze.',
    file: 'app/admin/fetch-patiently.ts',
    find: 'stop.abort(new DOMException',
    replace: 'void (new DOMException',
    tests: ['app/admin/fetch-patiently.test.ts'],
  },
  {
    breaks: 'A list names only one of those who have an entry open.',
    file: 'app/admin/content/list/use-present.ts',
    find: '(names.get(entryId) ?? new Set()).add(name)',
    replace: 'new Set<string>().add(name)',
    tests: ['app/admin/content/list/use-present.test.ts'],
  },
  {
    breaks: 'What a picture shows is missed although it was just written.',
    file: 'app/admin/form/advice/described-here.ts',
    find: "written[lang].trim() !== ''",
    replace: "written[lang].trim() === ''",
    tests: ['app/admin/form/advice/described-here.test.ts'],
  },
  {
    breaks: '‘Show me’ does not lead to the box for what a picture shows.',
    file: 'app/admin/form/advice/show-advice.ts',
    find: '  box.focus({ preventScroll: true });\n',
    replace: '',
    tests: ['e2e/advice.e2e.ts'],
  },
  {
    breaks: 'A part of a screen whose code did not arrive is not asked for again.',
    file: 'app/admin/pieces/lazy-part.tsx',
    find: '    this.coming = undefined;\n',
    replace: '',
    tests: ['e2e/missing-code.e2e.ts'],
    title: 'kept back',
  },
  {
    breaks: 'A page that is loaded anew for a part of it asks whether what was typed may be lost.',
    file: 'app/admin/form/leave-guard.tsx',
    find: '      if (isLoadingAgain() && isKeptHere) return;\n',
    replace: '',
    tests: ['e2e/missing-code.e2e.ts'],
    title: 'asks for a new page',
  },
  {
    breaks: 'Where the code of a screen does not arrive, the screen before it is loaded anew.',
    file: 'scripts/vite/missing-screens.ts',
    find: 'code.replace(RELOAD, STAND_IN)',
    replace: 'code',
    tests: ['scripts/vite/missing-screens.test.ts'],
  },
  {
    breaks: 'A dialog that closes leaves the focus at the top of the page.',
    file: 'app/admin/pieces/opened-modal.tsx',
    find: 'setTimeout(giveBack, SETTLING_MS, before)',
    replace: 'before',
    tests: ['e2e/missing-code.e2e.ts'],
    title: 'gives the focus back',
  },
];
