import type { Breakage } from './breakage.ts';

/** What a colleague's mending had broken at the desks of the staff, or had left half mended. */
export const JUDGED_DESKS: readonly Breakage[] = [
  {
    breaks: 'A switch of the language takes away the form of an issue that a colleague has sent.',
    file: 'app/admin/newsletter/edit-issue-screen.client.tsx',
    find: 'staleTime: Number.POSITIVE_INFINITY, meta: {} }',
    replace: 'staleTime: Number.POSITIVE_INFINITY }',
    tests: ['app/admin/tools-of-staff.test.ts'],
    title: 'no form of an issue that a colleague has sent',
  },
  {
    breaks: 'Entries go into another set where the offered one has been deleted.',
    file: 'app/admin/sets/add-to-set.tsx',
    find: 'const known = sets.find(({ id }) => id === chosen);',
    replace: 'const known = sets.find(({ id }) => id === chosen) ?? sets[0];',
    tests: ['app/admin/tools-of-staff.test.ts'],
    title: 'go into no other set',
  },
  {
    breaks: 'The set that was just made is not offered, but that of an earlier list.',
    file: 'app/admin/sets/add-to-set.tsx',
    find: 'sets.isFetchedAfterMount',
    replace: '!sets.isPending',
    tests: ['app/admin/tools-of-staff.test.ts'],
    title: 'go into no other set',
  },
  {
    breaks: 'What is typed after a slow save is said to be kept before it is.',
    file: 'app/admin/form/kept/copy-keeper.ts',
    find: 'mark === this.underWay && mark.sequence',
    replace: 'mark.sequence',
    tests: ['app/admin/form/kept/copy-keeper.test.ts'],
  },
  {
    breaks: 'A document whose program writes `el_GR` is in no language that has a name.',
    file: 'app/i18n/document-words.ts',
    find: "stated.replaceAll('_', '-')",
    replace: 'stated',
    tests: ['app/i18n/document-words.test.ts'],
  },
  {
    breaks: 'A warning is not published where the line to the present breaks.',
    file: 'app/admin/warn/warn-api.ts',
    find: '.catch(() => ({ now: known }))',
    replace: '',
    tests: ['app/admin/warn/fetch-now.test.ts'],
  },
  {
    breaks: 'A warning waits a minute for the present on a line that froze.',
    file: 'app/admin/warn/warn-api.ts',
    find: 'Promise.race([asked, enough])',
    replace: 'Promise.race([asked, asked])',
    tests: ['app/admin/warn/fetch-now.test.ts'],
  },
  {
    breaks: 'An erasure that is over ends the search for somebody else.',
    file: 'app/admin/people/people-screen.client.tsx',
    find: 'isBusy && asked !== person?.email',
    replace: 'false',
    tests: ['app/admin/tools-of-staff.test.ts'],
    title: 'hold up nobody',
  },
  {
    breaks: 'Of two entries that are moved quickly only the last one is said to stand somewhere.',
    file: 'app/admin/content/list/use-move.ts',
    find: 'const moved = new Map(moves.map(',
    replace: 'const moved = new Map(moves.slice(-1).map(',
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
    title: 'each is said where it stands',
  },
  {
    breaks:
      'An earlier warning is taken up while another is being published, and goes with its form.',
    file: 'app/admin/warn/warn-form.tsx',
    find: 'if (!offer || isSending.current) return;',
    replace: 'if (!offer) return;',
    tests: ['app/admin/tools-of-staff.test.ts'],
    title: 'takes no words any more',
  },
];
