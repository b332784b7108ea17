import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long for their length, the longest first. At the end one of them would run alone.
 */
export const LONG = [
  'api/fuzz.test.ts',
  'server/pages/nu-checker.test.ts',
  'server/first-content/make-first-content.test.ts',
  'domain/content/acts/races.test.ts',
  'domain/content/sets/races.test.ts',
  'server/http/files/files-in-flight.test.ts',
];

interface Weighed {
  spec: TestSpecification;
  text: string;
}

/**
 * The order in which test files begin. Tests in a browser often wait for it, others for nothing but the processor:
 * both kinds are spread evenly, so that neither leaves the processor idle while it runs by itself. Of each kind the
 * longest files begin first, since a long one that begins last keeps only one core busy.
 */
export class SpreadFiles extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const weighed = specs.map((spec) => ({ spec, text: readFileSync(spec.moduleId, 'utf8') }));
    const rankOf = ({ spec: { moduleId } }: Weighed) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONG.length : at;
    };
    weighed.sort((a, b) => rankOf(a) - rankOf(b) || b.text.length - a.text.length);
    const isInBrowser = ({ text }: Weighed) => text.includes('/harness/browser/');
    return spread(
      weighed.filter(isInBrowser),
      weighed.filter((file) => !isInBrowser(file)),
    ).map(({ spec }) => spec);
  }
}

/** Two lists as one that has got through the same share of either at each point; a text takes as long as it is. */
export function spread<T extends { text: string }>(one: readonly T[], other: readonly T[]): T[] {
  const lists = [one, other].map((files) => {
    const whole = files.reduce((sum, { text }) => sum + text.length, 0);
    return { rest: [...files], done: 0, whole };
  });
  const order: T[] = [];
  while (true) {
    const [next] = lists
      .filter(({ rest }) => rest.length > 0)
      .sort((a, b) => a.done / a.whole - b.done / b.whole);
    const file = next?.rest.shift();
    if (!next || !file) return order;
    next.done += file.text.length;
    order.push(file);
  }
}
