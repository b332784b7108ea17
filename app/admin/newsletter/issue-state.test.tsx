import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import { IssueProgress } from './issue-state.tsx';

/** The figures of an issue that goes out, and how far its bar is. */
function figuresOf(progress: Parameters<typeof IssueProgress>[0]['issue']['progress']) {
  const issue = { state: 'sent', recipients: 10, progress } as const;
  const document = parseHtml(renderToStaticMarkup(<IssueProgress issue={issue} />));
  return {
    bar: document.querySelector('progress')?.getAttributeValue('value'),
    figures: textsIn(document, 'li'),
    notes: textsIn(document, 'p').length,
  };
}

test('every letter of an issue is counted once: sent, waiting, failed, or of somebody who has left', () => {
  expect(figuresOf({ sent: 4, waiting: 3, failed: 2, delayed: 0 })).toEqual({
    bar: '7',
    figures: [
      expect.stringMatching(/^4 /),
      expect.stringMatching(/^3 /),
      expect.stringMatching(/^2 /),
      expect.stringMatching(/^1 /),
    ],
    notes: 0,
  });
  const whole = figuresOf({ sent: 5, waiting: 3, failed: 2, delayed: 1 });
  expect(whole.figures).toHaveLength(3);
  expect(whole.notes).toBe(1);
});
