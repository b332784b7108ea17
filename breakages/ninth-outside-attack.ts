import type { Breakage } from './breakage.ts';

const HELD = ['app/admin/held-by-attack.test.ts'];

/** What nobody noticed of small changes to the staff's screens: words that stay too long, keys, orders, what is lost. */
export const NINTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks:
      'Where another tab clears the browser’s store, a screen goes on as if somebody were signed in.',
    file: 'app/admin/session.tsx',
    find: 'event.key !== TOKEN_KEY && event.key !== null',
    replace: 'event.key !== TOKEN_KEY',
    tests: HELD,
    title: 'another tab clears',
  },
  {
    breaks: 'A question before an act begins at the cross that closes it, and not at the way back.',
    file: 'app/admin/pieces/dialogs/confirm-dialog.tsx',
    find: ' data-autofocus>',
    replace: '>',
    tests: HELD,
    title: 'begins at the way back',
  },
  {
    breaks: 'On a phone words that are looked for are not, where the screen is scrolled at once.',
    file: 'app/admin/pieces/lists/search-box.tsx',
    find: "    window.addEventListener('pointercancel', wait, options);\n",
    replace: '',
    tests: HELD,
    title: 'the finger scrolls',
  },
  {
    breaks: 'A save that is refused is said to be the draft that was saved before.',
    file: 'app/admin/content/form/entry-form-screen.tsx',
    find: '    setNote(null);\n    await finish(await form.save',
    replace: '    await finish(await form.save',
    tests: HELD,
    title: 'is not said to be the draft',
  },
  {
    breaks: 'An entry that was brought back is said to be deleted at each later refusal.',
    file: 'app/admin/form/use-entry-form.ts',
    find: '      setGone(null);\n',
    replace: '',
    tests: HELD,
    title: 'was brought back',
  },
  {
    breaks: 'Nobody who listens hears that visitors get another address with the save.',
    file: 'app/admin/content/form/slug-field.tsx',
    find: ' role="status" lang={lang}',
    replace: ' lang={lang}',
    tests: HELD,
    title: 'is announced',
  },
  {
    breaks: 'Who publishes when reviewers have just begun to is refused for good.',
    file: 'app/admin/content/form/entry-form-screen.tsx',
    find: '      void queries.invalidateQueries({ queryKey: reviewerStepQuery.queryKey });\n',
    replace: '',
    tests: HELD,
    title: 'reviewers have just begun',
  },
  {
    breaks:
      'An editor is offered to change when something goes public that a reviewer has approved.',
    file: 'app/admin/content/form/content-form.tsx',
    find: 'onPlan={handsIn ? undefined : (moment)',
    replace: 'onPlan={(moment)',
    tests: ['app/admin/going-on.test.ts'],
    title: 'what was approved waits',
  },
  {
    breaks: 'An editor is offered to cancel a publication that a reviewer has approved.',
    file: 'app/admin/content/form/entry-form-screen.tsx',
    find: '{current?.publishAt && !handsIn && (',
    replace: '{current?.publishAt && (',
    tests: ['app/admin/going-on.test.ts'],
    title: 'what was approved waits',
  },
  {
    breaks: 'What a link is called goes when the page is chosen to which it leads.',
    file: 'app/admin/content/form/content-form.tsx',
    find: '  values.current = form.values;\n  const onPlace',
    replace: '  const onPlace',
    tests: ['app/admin/form/forms-on-screen.test.ts'],
    title: 'for an address only pages',
  },
  {
    breaks:
      'Staff choose when a page is published that cannot be, since it lacks its English title.',
    file: 'app/admin/content/form/use-content-form.ts',
    find: '      if (presetOf(type.name).isNamedBySlug) requireNames(type, sent);\n',
    replace: '',
    tests: ['app/admin/pages-as-entries.test.ts'],
    title: 'without its English title and slug',
  },
  {
    breaks: 'The second half of a hyphenated name is proposed without a capital.',
    file: 'app/admin/content/form/english-title-proposal.tsx',
    find: '[\\s–-]',
    replace: '[\\s]',
    tests: ['app/admin/content/form/english-title-proposal.test.tsx'],
  },
];
