import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { weighFindings } from './mistakes.ts';

const read = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');

/** Both are put into the page as axe is, once for a document; what their last line returns stays there. */
const IBM = `${read('accessibility-checker-engine/ace.js')};0`;
const CODE_SNIFFER = `${read('html_codesniffer/build/HTMLCS.js')};0`;

/**
 * IBM's rules about the focus only ask a person to look, which is left out here, and they take most of its time. Were
 * one of them to know a failure some day, it would be asked again.
 */
const ONLY_ASKING = [
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
];

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

interface Judges {
  ace: {
    Checker: new () => {
      engine: { ruleMap: Record<string, { run: unknown }> };
      rulesetRules: Record<string, string[]>;
      check(node: Document, rules: string[]): Promise<{ results: IbmResult[] }>;
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
  const { ibm, sniffer } = await page.evaluate(async (onlyAsking) => {
    const { ace, HTMLCS } = window as unknown as Judges;
    const checker = new ace.Checker();
    const { rulesetRules, engine } = checker;
    const isOnlyAsking = (rule: string) =>
      onlyAsking.includes(rule) && !String(engine.ruleMap[rule]?.run).includes('RuleFail');
    rulesetRules.WCAG_2_2 = (rulesetRules.WCAG_2_2 ?? []).filter((rule) => !isOnlyAsking(rule));
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
  }, ONLY_ASKING);
  return [
    ...weighFindings('IBM', place, ibm),
    ...weighFindings('HTML_CodeSniffer', place, sniffer),
  ];
}
