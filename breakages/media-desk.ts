import type { Breakage } from './breakage.ts';

const LACKING = ['domain/media/library/lacking.test.ts'];
const LIBRARY = ['domain/media/library/library.test.ts'];
const SAVING = ['app/admin/media/save-media.test.ts'];
const FRAME = ['app/admin/media/frame/frame-values.test.ts'];

/** The media desk: what files lack, what is written about them, their focal point and crop. */
export const MEDIA_DESK: readonly Breakage[] = [
  {
    breaks: 'A scanned document is among those that only lack tags.',
    file: 'domain/media/library/library.ts',
    find: "    .$if(says === 'is_tagged', (query) => query.where('is_scanned', '=', 0))\n",
    replace: '',
    tests: LACKING,
    title: 'scans apart',
  },
  {
    breaks: 'What the library says of a document is what its earlier file said.',
    file: 'domain/media/library/library.ts',
    find: "        .onRef('file.digest', '=', 'document_facts.digest'),",
    replace: '',
    tests: LACKING,
    title: 'scans apart',
  },
  {
    breaks: 'A decorative picture goes on being reported as without alternative text.',
    file: 'domain/media/library/library.ts',
    find: "      .where('is_decorative', '=', 0)\n",
    replace: '',
    tests: LACKING,
    title: 'say nothing',
  },
  {
    breaks: 'A picture that got a text stays marked as decorative.',
    file: 'domain/media/library/medium-input.ts',
    find: '    ...(alt && (alt.el || alt.en) && { is_decorative: 0 as const }),\n',
    replace: '',
    tests: LACKING,
    title: 'say nothing',
  },
  {
    breaks: 'One picture that somebody else changed holds up the texts of all others.',
    file: 'app/admin/media/save-media.ts',
    find: '  if (error.status === 409) {',
    replace: '  if (error.status === 410) {',
    tests: SAVING,
    title: 'somebody else',
  },
  {
    breaks: 'Words typed while a text is being saved are lost.',
    file: 'app/admin/media/media-drafts.ts',
    find: '    const isSame = sameValues(draft.change, sent[medium.id]?.change);',
    replace: '    const isSame = medium.id in sent;',
    tests: SAVING,
    title: 'typed while',
  },
  {
    breaks: 'Cropping a picture moves the point that stays in sight to another spot.',
    file: 'app/admin/media/frame/frame-values.ts',
    find: '    x: focusAt(share(focus.x, from.left, from.width, to.left, to.width)),',
    replace: '    x: focus.x,',
    tests: FRAME,
    title: 'same spot',
  },
  {
    breaks: 'Public pages cut pictures without regard to the point that staff chose.',
    file: 'app/ui/pictures/picture.tsx',
    find: '        className={classesOf(picture, className)}',
    replace: '        className={className}',
    tests: ['app/site/picture-source.test.ts'],
  },
  {
    breaks: 'A cache in front gives a picture for a year after it was put into the bin.',
    file: 'server/http/files/media-files.ts',
    find: 'max-age=31536000, s-maxage=600, immutable',
    replace: 'max-age=31536000, immutable',
    tests: ['server/http/files/media-in-bucket.test.ts'],
    title: 'a picture is stored there',
  },
  {
    breaks: 'Browsers show the document that they kept, not the one that replaced it.',
    file: 'server/http/files/media-files.ts',
    find: "'public, max-age=600'",
    replace: "'public, max-age=31536000, immutable'",
    tests: ['server/http/files/media-in-bucket.test.ts'],
    title: 'a document comes whole',
  },
  {
    breaks: 'Staff who search in Greek do not find a file by the Greek name that it had.',
    file: 'domain/media/library/searching.ts',
    find: 'folded.includes(word) || name.includes(latin)',
    replace: 'folded.includes(word)',
    tests: LIBRARY,
    title: 'the title in it',
  },
  {
    breaks: 'A search in capitals without their dots does not find the name of a file.',
    file: 'domain/media/library/searching.ts',
    find: "latin.replaceAll('u', 'y')",
    replace: 'latin',
    tests: LIBRARY,
    title: 'the title in it',
  },
  {
    breaks: 'A document is not found by the title that it gives itself.',
    file: 'domain/media/library/searching.ts',
    find: "|| ' ' || coalesce(title, '')",
    replace: '',
    tests: LIBRARY,
    title: 'the title in it',
  },
  {
    breaks: 'A document is found by the title of a file that was replaced.',
    file: 'domain/media/library/searching.ts',
    find: ' and document_facts.digest = media.digest',
    replace: '',
    tests: LIBRARY,
    title: 'the title in it',
  },
];
