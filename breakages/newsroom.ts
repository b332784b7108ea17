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
];
