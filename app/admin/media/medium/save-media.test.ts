import { describe, expect, test } from 'vitest';
import { ApiError, type Medium } from '../../calls/api-client.ts';
import { type MediaDrafts, withChange, withoutSaved } from '../media-drafts.ts';
import { saveDrafts } from './save-media.ts';

const medium = (id: string, part: Partial<Medium> = {}) =>
  ({ id, version: 1, alt: { el: '', en: '' }, isDecorative: false, ...part }) as Medium;
const alt = (el: string) => ({ alt: { el, en: '' } });
const drafts: MediaDrafts = {
  one: { version: 1, change: alt('Λιμάνι') },
  two: { version: 1, change: alt('Σκάλες') },
  three: { version: 2, change: alt('Πλατεία') },
};

describe('what is written about media', () => {
  test('is kept with the version that it began from, and is gone when it is taken back', () => {
    const first = withChange({}, medium('one'), alt('Λι'));
    const second = withChange(first, medium('one', { version: 5 }), alt('Λιμάνι'));
    expect(second).toEqual({ one: { version: 1, change: alt('Λιμάνι') } });
    expect(withChange(second, medium('one'), alt(''))).toEqual({});
  });

  test('that was typed while it was being saved stays, as a change of what is stored now', () => {
    const typed = { one: { version: 1, change: alt('Λιμάνι Αιγίου') } };
    const stored = medium('one', { version: 2, ...alt('Λιμάνι') });
    expect(withoutSaved(typed, drafts, [stored])).toEqual({
      one: { version: 2, change: alt('Λιμάνι Αιγίου') },
    });
    expect(withoutSaved({ one: drafts.one as never }, drafts, [stored])).toEqual({});
  });
});

describe('saving several', () => {
  /** A server that refuses some, and stores the others. */
  function server(refuse: (ids: string[]) => ApiError | undefined) {
    const stored: string[] = [];
    const put = async (media: readonly object[]) => {
      const sent = media as Medium[];
      const refusal = refuse(sent.map(({ id }) => id));
      if (refusal) throw refusal;
      stored.push(...sent.map(({ id }) => id));
      return { media: sent };
    };
    return { put, stored };
  }

  test('stores all in one call', async () => {
    let calls = 0;
    const { put, stored } = server(() => {
      calls++;
      return undefined;
    });
    expect((await saveDrafts(drafts, put)).problems).toEqual({});
    expect([stored, calls]).toEqual([['one', 'two', 'three'], 1]);
  });

  test('leaves out one that somebody else has changed, and shows what they stored', async () => {
    const theirs = medium('two', { version: 3, ...alt('Σκαλάκια') });
    const { put, stored } = server((ids) =>
      ids.includes('two')
        ? new ApiError('refused', 409, 'Changed', { media: [theirs] })
        : undefined,
    );
    const { saved, problems } = await saveDrafts(drafts, put);
    expect(saved.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(stored).toEqual(['one', 'three']);
    expect(problems).toEqual({ two: { kind: 'conflict', theirs } });
  });

  test('leaves out one that visitors see, where reviewers alone change that, and says so', async () => {
    const { put, stored } = server((ids) =>
      ids.includes('two')
        ? new ApiError('refused', 403, 'Ask a reviewer', { media: [medium('two')] })
        : undefined,
    );
    const { problems } = await saveDrafts(drafts, put);
    expect(stored).toEqual(['one', 'three']);
    expect(problems).toEqual({ two: { kind: 'refused', message: 'Ask a reviewer', fields: {} } });
  });

  test('leaves out one whose text will not do, with the message at its field', async () => {
    const { put } = server((ids) =>
      ids.includes('three')
        ? new ApiError('refused', 400, 'Invalid', {
            fields: { [`media.${ids.indexOf('three')}.alt.el`]: 'Too long' },
          })
        : undefined,
    );
    const { saved, problems } = await saveDrafts(drafts, put);
    expect(saved).toHaveLength(2);
    expect(problems).toEqual({
      three: { kind: 'refused', message: 'Invalid', fields: { 'alt.el': 'Too long' } },
    });
  });

  test('leaves out one that is in the bin', async () => {
    const { put, stored } = server((ids) =>
      ids.includes('one') ? new ApiError('refused', 404, 'No such file') : undefined,
    );
    const { problems } = await saveDrafts(drafts, put);
    expect(stored).toEqual(['two', 'three']);
    expect(problems).toEqual({ one: { kind: 'refused', message: 'No such file', fields: {} } });
  });

  test('tells of a line that was lost in the middle, and of what was stored before', async () => {
    const lost = new ApiError('unreachable', 0, 'No connection');
    const { put } = server((ids) => {
      if (ids.includes('one')) return new ApiError('refused', 404, 'No such file');
      return ids.includes('three') ? lost : undefined;
    });
    const { saved, problems, failure } = await saveDrafts(drafts, put);
    expect(saved.map(({ id }) => id)).toEqual(['two']);
    expect(Object.keys(problems)).toEqual(['one']);
    expect(failure).toBe(lost);
  });

  test('tells of a lost line, and of nothing else', async () => {
    const lost = new ApiError('unreachable', 0, 'No connection');
    await expect(saveDrafts(drafts, server(() => lost).put)).rejects.toBe(lost);
  });
});
