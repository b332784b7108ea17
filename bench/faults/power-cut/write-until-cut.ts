import { statSync } from 'node:fs';
import { noisyPicture } from '../../../harness/content/noisy-picture.ts';
import type { BenchSite } from '../../../harness/sites/site.ts';
import { actAsStaff, type SavedPage, signInToSite } from '../../../harness/sites/site-calls.ts';
import { untilHolds } from '../outcome.ts';

/** Something that the site said it has, and how long the shim's log was when it said so. */
interface Acknowledged {
  logBytes: number;
}

/** The requests to the site until it was killed, and its acknowledgements. */
export interface Written {
  /** The titles that each page was given, in order. */
  saves: Map<string, { asked: string[]; acknowledged: (Acknowledged & { title: string })[] }>;
  /** Pictures, by the id of the medium. */
  uploads: (Acknowledged & { id: string })[];
  /** Texts of messages that each sender sent, in order; each brings a letter to the office. */
  messages: { asked: string[]; acknowledged: (Acknowledged & { text: string })[] }[];
  token: string;
}

const ENOUGH = { saves: 120, uploads: 12, messages: 24 };
const PAGE_WRITERS = ['a', 'b', 'c'];
const SENDERS = 2;

/**
 * Several people write until there is enough; then, after what `cut` does, the site is killed in the middle of what is
 * under way.
 */
export async function writeUntilKilled(
  site: BenchSite,
  log: string,
  cut = () => {},
): Promise<Written> {
  const token = await signInToSite(site.url);
  const staff = actAsStaff(site.url, token);
  const written: Written = { saves: new Map(), uploads: [], messages: [], token };
  const logBytes = () => statSync(log).size;
  let running = true;
  let number = 0;
  let saves = 0;
  let letters = 0;

  /** Does something again and again until the site is killed; what fails before is an error. */
  const repeat = async (once: () => Promise<void>) => {
    while (running) {
      await once().catch((error) => {
        if (running) throw error;
      });
    }
  };
  const write = async (person: string) => {
    let page: SavedPage | undefined;
    const slug = `power-cut-${person}`;
    const own = { asked: [] as string[], acknowledged: [] as (Acknowledged & { title: string })[] };
    await repeat(async () => {
      const title = `n ${++number}`;
      own.asked.push(title);
      const answer = page ? await staff.save(page, title) : await staff.create(slug, title);
      if (!answer.ok) throw new Error(`A save was answered with ${answer.status}.`);
      const { id } = (await answer.json()) as { id: string };
      page ??= { id, slug };
      written.saves.set(id, own);
      own.acknowledged.push({ title, logBytes: logBytes() });
      saves++;
    });
  };
  const upload = () =>
    repeat(async () => {
      const answer = await staff.upload(await noisyPicture(320, 200));
      if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}.`);
      const { id } = (await answer.json()) as { id: string };
      written.uploads.push({ id, logBytes: logBytes() });
    });
  const formToken = /name="form-token" value="([^"]+)"/.exec(
    await (await fetch(`${site.url}/contact`)).text(),
  )?.[1];
  const correspond = async (sender: number) => {
    const own = { asked: [] as string[], acknowledged: [] as (Acknowledged & { text: string })[] };
    written.messages.push(own);
    await repeat(async () => {
      const text = `letter ${sender}-${own.asked.length}`;
      // Each from a network of its own, as the site counts them.
      const from = `198.51.${sender}.${own.asked.length + 1}`;
      own.asked.push(text);
      const answer = await fetch(`${site.url}/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: site.url, 'X-Forwarded-For': from },
        body: new URLSearchParams({
          'form-token': formToken ?? '',
          website: '',
          ...{ firstName: 'Maria', lastName: 'P', email: 'maria@example.org', phone: '' },
          ...{ subject: 'Power', message: text },
        }),
      });
      if (answer.status === 303) {
        own.acknowledged.push({ text, logBytes: logBytes() });
        letters++;
      } else if (answer.status >= 500) {
        throw new Error(`A message was answered with ${answer.status}.`);
      } else {
        // Asked to send once more: nobody fills a form so quickly as in the first seconds.
        own.asked.pop();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  };
  const all = Promise.all([
    ...PAGE_WRITERS.map(write),
    upload(),
    ...Array.from({ length: SENDERS }, (_, sender) => correspond(sender)),
  ]);
  const isEnough = async () =>
    saves >= ENOUGH.saves && letters >= ENOUGH.messages && written.uploads.length >= ENOUGH.uploads;
  await Promise.race([untilHolds(isEnough, 90_000), all]);
  running = false;
  cut();
  process.kill(site.pid, 'SIGKILL');
  await site.stop();
  await all;
  return written;
}
