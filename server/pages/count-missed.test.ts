import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { MissedTally } from '../../domain/missed/missed-tally.ts';
import { createRedirect } from '../../domain/redirects/save-redirects.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { leadElsewhere } from './lead-elsewhere.ts';

const SITE = 'https://www.aigialeia.example';

test('what somebody looked for in vain is counted, and not what only a program tried', async () => {
  const { db, close } = await openTestSqlite();
  const redirect = { from: '/old', to: '/contact', status: '302', note: '' };
  await createRedirect(db, redirect, SITE, actAs(TEST_ADMIN));
  const missed = new MissedTally();
  const lead = leadElsewhere({ db, siteUrl: SITE }, missed);
  const ask = async (address: string, method = 'GET') => {
    const answer = await lead(address, { method, headers: {} } as IncomingMessage);
    return answer && [answer.status, answer.headers.get('Location')];
  };
  expect(await ask('/old')).toEqual([302, '/contact']);
  expect(await ask('/old?lang=en', 'HEAD')).toEqual([302, '/contact?lang=en']);
  expect(await ask('/fees-2019')).toBeUndefined();
  expect(await ask('/fees-2019', 'HEAD')).toBeUndefined();
  expect(await ask('/fees-2019', 'POST')).toBeUndefined();
  // Files and calls that are not there are no pages that anybody looked for.
  expect(await ask('/media/none.webp')).toBeUndefined();
  expect(missed.take().map(({ path, times }) => [path, times])).toEqual([['/fees-2019', 1]]);
  await close();
});
