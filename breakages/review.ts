import type { Breakage } from './breakage.ts';

/** Review before publishing: editors hand in, reviewers publish. */
export const REVIEW: readonly Breakage[] = [
  {
    breaks: 'Where editors hand in, an editor publishes all the same.',
    file: 'domain/content/acts/write-entry.ts',
    find: '    await requireMayPublish(tx, acting.by);\n',
    replace: '',
    tests: ['domain/content/acts/review/review.test.ts', 'api/publishing/reviewer-step.test.ts'],
  },
  {
    breaks: 'Where editors hand in, an editor changes what a reviewer has planned.',
    file: 'domain/content/acts/write-entry.ts',
    find: ' || differ(plannedOf(before), plannedOf(after))',
    replace: '',
    tests: ['domain/content/acts/review/review.test.ts', 'api/publishing/reviewer-step.test.ts'],
  },
  {
    breaks: 'Where editors hand in, an editor puts public entries in another order.',
    file: 'domain/content/acts/reorder-entries.ts',
    find: '    await requireMayPublish(tx, acting.by);\n',
    replace: '',
    tests: ['domain/content/acts/review/review.test.ts', 'api/publishing/reviewer-step.test.ts'],
  },
  {
    breaks: 'Reviewers may not publish where the reviewer step is on.',
    file: 'domain/accounts/may-publish.ts',
    find: "by.role !== 'editor'",
    replace: "by.role === 'admin'",
    tests: ['domain/content/acts/review/review.test.ts', 'api/publishing/reviewer-step.test.ts'],
  },
  {
    breaks: 'Editors hand in on every site, also where nobody turned the reviewer step on.',
    file: 'domain/accounts/may-publish.ts',
    find: ' || !(await isReviewerStepOn(db))',
    replace: '',
    tests: ['domain/content/acts/review/review.test.ts', 'api/publishing/reviewer-step.test.ts'],
  },
  {
    breaks: 'An editor hands back what others have handed in.',
    file: 'domain/content/acts/review/hand-back-entry.ts',
    find: '    await requireMayPublish(tx, acting.by);\n',
    replace: '',
    tests: ['domain/content/acts/review/review.test.ts', 'api/publishing/reviewer-step.test.ts'],
  },
  {
    breaks: 'A reviewer hands back an entry that was changed after they read it.',
    file: 'domain/content/acts/review/hand-back-entry.ts',
    find: '    requireVersion(type, before, version);\n',
    replace: '',
    tests: ['domain/content/acts/review/review.test.ts'],
  },
  {
    breaks: 'Reviewers are not told that an entry was changed after it was handed in.',
    file: 'domain/content/model/review.ts',
    find: 'row.version !== row.review_version',
    replace: 'row.review_version === null',
    tests: ['domain/content/acts/review/review.test.ts'],
  },
  {
    breaks: 'An entry that lacks what its type demands goes to the reviewers.',
    file: 'domain/content/acts/publication.ts',
    find: 'isDraft: !kept && !handIn',
    replace: 'isDraft: !kept',
    tests: ['domain/content/acts/review/review.test.ts'],
  },
  {
    breaks: 'What was published still waits for a reviewer.',
    file: 'domain/content/acts/save-entry.ts',
    find: '    ...((isNow || publish_at) && NO_REVIEW),\n',
    replace: '',
    tests: ['domain/content/acts/review/review.test.ts', 'api/publishing/reviewer-step.test.ts'],
  },
];
