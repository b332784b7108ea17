import { expect, test } from 'vitest';
import { findOpenElsewhere, holdForm, newFormId } from './tab-locks.ts';

test('a form is open to other tabs as long as its own holds it, and no other form is', async () => {
  const [held, other] = [newFormId(), newFormId()];
  const release = holdForm(held);
  await expect.poll(() => findOpenElsewhere([held, other])).toEqual(new Set([held]));
  release();
  await expect.poll(() => findOpenElsewhere([held, other])).toEqual(new Set());
});
