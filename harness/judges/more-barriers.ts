import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { weighFindings } from './mistakes.ts';

const read = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');

/** Both are put into the page as axe is, once for a document; what their last line returns stays there. */
const IBM = `${read('accessibility-checker-engine/ace.js')};0`;
const CODE_SNIFFER = `${read('html_codesniffer/build/HTMLCS.js')};0`;

interface IbmResult {
  ruleId: string;
  /** Of 'VIOLATION', 'RECOMMENDATION' …, and of 'FAIL', 'POTENTIAL', 'MANUAL', 'PASS'. */
  value: [string, string];
  message: string;
  snippet: string;
}

interface SnifferMessage {
  /** 1 is an error, 2 a warning, 3 a notice. */
  type: number;
  code: string;
  msg: string;
  element: Element;
}

interface IbmRule {
  /** Rules that must have passed on an element before this one looks at it. */
  dependencies?: string[];
  run: () => unknown;
}

interface Judges {
  ace: {
    Checker: new () => {
      check(node: Document, rules: string[]): Promise<{ results: IbmResult[] }>;
      rulesetRules: Record<string, string[]>;
      engine: { ruleMap: Record<string, IbmRule> };
    };
  };
  HTMLCS: {
    process(standard: string, content: Document, done: () => void, failed: () => void): void;
    getMessages(): SnifferMessage[];
  };
}

/**
 * What IBM's engine (WCAG 2.2) and HTML_CodeSniffer (WCAG 2.1 AA) hold against the present screen; `place` is the
 * address by which their known mistakes are told. What they only ask a person to look at is left out.
 */
export async function findMoreBarriers(page: Page, place: string): Promise<string[]> {
  const { hasIbm, hasSniffer } = await page.evaluate(() => ({
    hasIbm: 'ace' in window,
    hasSniffer: 'HTMLCS' in window,
  }));
  if (!hasIbm) await page.evaluate(IBM);
  if (!hasSniffer) await page.evaluate(CODE_SNIFFER);
  const { ibm, sniffer } = await page.evaluate(async () => {
    const { ace, HTMLCS } = window as unknown as Judges;
    const checker = new ace.Checker();
    const rules = checker.engine.ruleMap;
    // More than a third of its rules can only ask a person to look; they took more than half of its time.
    const failing = (checker.rulesetRules.WCAG_2_2 ?? []).filter((id) =>
      String(rules[id]?.run).includes('RuleFail'),
    );
    const before = failing.flatMap((id) => rules[id]?.dependencies ?? []);
    checker.rulesetRules.WCAG_2_2 = [...new Set([...before, ...failing])];
    const { results } = await checker.check(document, ['WCAG_2_2']);
    const failure = await new Promise<string | undefined>((resolve) => {
      HTMLCS.process(
        'WCAG2AA',
        document,
        () => resolve(undefined),
        () => resolve('It gave up.'),
      );
    }).catch((error: Error) => `It broke: ${error.message}`);
    return {
      ibm: results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} In: ${snippet}`),
      sniffer: failure
        ? [failure]
        : HTMLCS.getMessages()
            .filter(({ type }) => type === 1)
            .map(
              ({ code, msg, element }) => `${code}: ${msg} In: ${element.outerHTML?.slice(0, 300)}`,
            ),
    };
  });
  return [
    ...weighFindings('IBM', place, ibm),
    ...weighFindings('HTML_CodeSniffer', place, sniffer),
  ];
}
