import type { Breakage } from './breakage.ts';

const SENDER = 'app/admin/content/form/send-entry.ts';
const DESK = ['app/admin/media/media-desk.test.ts'];
const KEEPER = 'app/admin/form/kept/copy-keeper.ts';
const KEPT = ['app/admin/form/kept/copy-keeper.test.ts'];
const FORMS = ['app/admin/form/forms-on-screen.test.ts'];
const SENT = ['app/admin/content/form/send-entry.test.ts'];

/** What a clerk types and saves: nothing is lost, and nothing of a colleague is written over unseen. */
export const EDITOR_ONCE_MORE: readonly Breakage[] = [
  {
    breaks: 'A new entry of which two saves arrived without an answer is made twice.',
    file: SENDER,
    find: 'this.reached ??= await this.findArrived();',
    replace: 'this.reached = await this.findArrived();',
    tests: SENT,
  },
  {
    breaks: 'Two saves of oneself without an answer are taken for those of a colleague.',
    file: SENDER,
    find: 'this.reached = current;',
    replace: '',
    tests: SENT,
  },
  {
    breaks:
      'Who has chosen between their own and a colleague’s text in a new form is asked for ever.',
    file: SENDER,
    find: 'return await this.save({ id: this.reached.id, version }, call);',
    replace: 'return await this.save(this.reached, call);',
    tests: SENT,
  },
  {
    breaks: 'What was made without an answer, and deleted since, can never be saved again.',
    file: SENDER,
    find: 'if (!(error instanceof ApiError && error.status === 404)) throw error;',
    replace: 'throw error;',
    tests: SENT,
  },
  {
    breaks: 'A save waits for ever for a file that arrives in a row which was moved meanwhile.',
    file: 'app/admin/content/form/fields/media-fields.tsx',
    find: 'const onWaiting = useWaitingField();\n  return (\n    <FileField',
    replace:
      'const { setWaiting } = useContext(FormMediaContext);\n  const onWaiting = (isWaiting: boolean) => setWaiting(path, isWaiting);\n  return (\n    <FileField',
    tests: FORMS,
    title: 'in a row which was moved meanwhile',
  },
  {
    breaks: 'Where another tab replaces the token meanwhile, what is typed is kept no more.',
    file: KEEPER,
    find: 'isRefused && this.options.hasSessionEnded()',
    replace: 'isRefused',
    tests: KEPT,
  },
  {
    breaks: 'A form takes a token that was replaced for a session that has ended.',
    file: 'app/admin/session.tsx',
    find: "export const hasSessionEnded = () => session.status !== 'signed-in' || session.hasEnded;",
    replace: 'export const hasSessionEnded = () => true;',
    tests: FORMS,
    title: 'where another tab replaces the token',
  },
  {
    breaks: 'What gives way to an earlier copy is called a form that is open elsewhere.',
    file: 'app/admin/form/use-kept-values.ts',
    find: 'void keepCopy(sent, true)',
    replace: 'void keepCopy(sent, false)',
    tests: FORMS,
    title: 'not called a form that is open elsewhere',
  },
  {
    breaks:
      'Where the browser has no room, what is written about a picture goes as more is written.',
    file: 'app/admin/media/media-drafts.ts',
    find: 'const kept = wasKept ? findOne<MediaDrafts>(localStorage, place) : undefined;',
    replace: 'const kept = findOne<MediaDrafts>(localStorage, place);',
    tests: DESK,
    title: 'where the browser has no room',
  },
  {
    breaks: 'What is written about a picture is said to be kept where the browser has no room.',
    file: 'app/admin/form/one-draft.ts',
    find: 'return keepBrowserCopy(',
    replace: 'return !keepBrowserCopy(',
    tests: DESK,
    title: 'where the browser has no room',
  },
  {
    breaks: 'The tags that a colleague gave a picture are written over unseen.',
    file: 'app/admin/media/medium/medium-conflict.tsx',
    find: "    { of: 'tags', name: MEDIUM_TEXTS.tags, value: tags, words: asTyped(tags.join(', ')) },\n",
    replace: '',
    tests: DESK,
    title: 'of licence, note, tags',
  },
  {
    breaks: 'In a conflict about a picture parts stand that nobody changed here.',
    file: 'app/admin/media/medium/medium-conflict.tsx',
    find: 'if (changed === undefined) return false;',
    replace: 'if (changed === undefined) return true;',
    tests: DESK,
    title: 'of licence, note, tags',
  },
  {
    breaks:
      'What was saved is offered once more to whoever closes the tab before the answer comes.',
    file: KEEPER,
    find: 'if (!this.newest) return this.marks();',
    replace: 'if (this.sequence >= 0) return this.marks();',
    tests: KEPT,
  },
  {
    breaks:
      'What a save under way has is sent once more under a number that the save does not end.',
    file: KEEPER,
    find: 'const sequence = this.saving?.sequence ?? this.next();',
    replace: 'const sequence = this.next();',
    tests: KEPT,
  },
  {
    breaks:
      'The browser keeps what a save under way has under a number that the save does not end.',
    file: KEEPER,
    find: 'return this.saving && this.isInSave(typed) ? this.saving.sequence : this.sequence + 1;',
    replace: 'return typed ? this.sequence + 1 : 0;',
    tests: KEPT,
  },
  {
    breaks: 'Typing that a save does not have ends with it.',
    file: KEEPER,
    find: 'if (!this.isInSave(typed)) this.saving = null;',
    replace: '',
    tests: KEPT,
  },
  {
    breaks: 'A picture that was deleted meanwhile keeps an entry from ever being saved.',
    file: 'app/admin/form/media/save-alts.ts',
    find: 'if (status !== 404 && status !== 403) throw error;',
    replace: 'if (status !== 403) throw error;',
    tests: FORMS,
    title: 'what a picture shows that was deleted meanwhile',
  },
  {
    breaks: 'A picture that became public meanwhile keeps an entry of an editor from being saved.',
    file: 'app/admin/form/media/save-alts.ts',
    find: 'if (status !== 404 && status !== 403) throw error;',
    replace: 'if (status !== 404) throw error;',
    tests: FORMS,
    title: 'what a picture shows that was deleted meanwhile',
  },
  {
    breaks: 'An entry whose arrow is held down goes on moving for long after it is let go.',
    file: 'app/admin/content/list/use-move.ts',
    find: 'const moves = asked.current.splice(0);',
    replace: 'const moves = asked.current.splice(0, 1);',
    tests: ['app/admin/content/list/lists-on-screen.test.ts'],
    title: 'whose arrow is held down',
  },
  {
    breaks: 'A form cannot be drawn with what was typed before its lists had a further field.',
    file: 'app/admin/form/use-entry-form.ts',
    find: '    adapt: (values) => fitToForm(type, values, initial),\n',
    replace: '',
    tests: FORMS,
    title: 'before an upgrade gave the rows',
  },
  {
    breaks:
      'Who leaves a form is told that changes are kept everywhere, which the server has not got.',
    file: 'app/admin/form/leave-guard.tsx',
    find: "const isOnServer = keepState.kind !== 'failing';",
    replace: 'const isOnServer = keepState !== undefined;',
    tests: FORMS,
    title: 'a form says when nobody keeps',
  },
  {
    breaks: 'Who leaves a form may keep changes that nobody keeps.',
    file: 'app/admin/form/leave-guard.tsx',
    find: '{(isOnServer || isKeptHere) && (',
    replace: '{keepState && (',
    tests: FORMS,
    title: 'a form says when nobody keeps',
  },
  {
    breaks: 'Each letter that is typed in a list draws all of its rows anew, and comes late.',
    file: 'app/admin/content/form/fields/list-field.tsx',
    find: '    [],\n  );\n}',
    replace: '    [acts],\n  );\n}',
    tests: FORMS,
    title: 'draws no other row anew',
  },
  {
    breaks: 'A new issue of which two saves arrived without an answer is made twice.',
    file: 'app/admin/newsletter/make-issue.ts',
    find: 'this.reached = isOwn ? { id: from.id, version } : undefined;',
    replace: 'this.reached = undefined;',
    tests: ['app/admin/newsletter/make-issue.test.ts'],
  },
  {
    breaks:
      'Who begins another new entry is not asked about what they changed in the one just made.',
    file: 'app/admin/form/leave-guard.tsx',
    find: 'const here = [currentLocation.pathname, window.location.pathname];',
    replace: 'const here = [currentLocation.pathname];',
    tests: FORMS,
    title: 'who begins another new entry',
  },
  {
    breaks: 'Pictures that find no room any more in a page are left out without a word.',
    file: 'app/admin/form/media/images-field.tsx',
    find: 'if (leftOut > 0) announceFailure',
    replace: 'if (leftOut > max) announceFailure',
    tests: FORMS,
    title: 'find no room any more in a page',
  },
  {
    breaks: 'What was stored of several texts before the line broke is not known as stored.',
    file: 'app/admin/media/medium/save-media.ts',
    find: 'if (!isOneGone && saved.length === 0) throw error;',
    replace: 'if (!isOneGone) throw error;',
    tests: ['app/admin/media/medium/save-media.test.ts'],
  },
];
