import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type {} from '../browser/unpainted.ts';
import { weighFindings } from './mistakes.ts';

const read = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');

/** Both are put into the page as axe is, once for a document; what their last line returns stays there. */
const IBM = `${withoutLongWays(read('accessibility-checker-engine/ace.js'))};0`;
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
  /** How grave it is by which sets of rules. */
  rulesets: { id: string | string[]; level: IbmResult['value'][0] }[];
  run: (...given: unknown[]) => IbmOutcome | IbmOutcome[] | null | undefined;
}

interface IbmOutcome {
  value: IbmResult['value'];
}

interface IbmChecker {
  check(node: Document, rules: string[]): Promise<{ results: IbmResult[] }>;
  rulesetRules: Record<string, string[]>;
  engine: { ruleMap: Record<string, IbmRule> };
}

interface Judges {
  ibm: IbmChecker;
  HTMLCS: {
    process(standard: string, content: Document, done: () => void, failed: () => void): void;
    getMessages(): SnifferMessage[];
  };
}

/**
 * IBM's engine without two long ways. For each element with an id it would go through the whole document, to see
 * whether something disabled is described there, even where the contrast is enough. And for each element it would ask
 * each rule of the style sheets whether it has one of some properties: the same few lists of them, time and again.
 */
function withoutLongWays(source: string): string {
  const disabled = '!E&&o.hasAttribute("id")&&a.CommonUtil.isDisabledByReferringElement(p)';
  const rules = 'd=e.getParsedStylesheetRules(t.ownerDocument),';
  for (const way of [disabled, rules]) {
    if (source.split(way).length !== 2)
      throw new Error('IBM’s engine has changed: see whether it takes long.');
  }
  return source
    .replace(disabled, () => `!T&&${disabled}`)
    .replace(rules, () => `d=(${rulesThatDefine})(e.getParsedStylesheetRules(t.ownerDocument),i),`);
}

/** The rules with one of some properties, in the browser; without names all of them. */
function rulesThatDefine(
  rules: { style: Record<string, string> }[] & { known?: Record<string, object[]> },
  names: string[] | null,
): object[] {
  if (!names) return rules;
  rules.known ??= {};
  const known = rules.known;
  const list = names.join();
  known[list] ??= rules.filter(({ style }) => names.some((name) => style[name]));
  return known[list];
}

/** Makes IBM's checker, in the browser, with those rules alone whose failure counts. */
function prepareIbm(): void {
  const { ace } = window as unknown as { ace: { Checker: new () => IbmChecker } };
  const checker = new ace.Checker();
  const rules = checker.engine.ruleMap;
  const chosen = new Set<string>();
  const choose = (id: string) => {
    if (chosen.has(id)) return;
    chosen.add(id);
    for (const before of rules[id]?.dependencies ?? []) choose(before);
  };
  for (const id of checker.rulesetRules.WCAG_2_2 ?? []) {
    const { rulesets = [], run } = rules[id] ?? {};
    const isViolation = rulesets.some(
      (set) => [set.id].flat().includes('WCAG_2_2') && set.level === 'VIOLATION',
    );
    // More than a third can only ask a person to look; they took more than half of its time.
    if (isViolation && String(run).includes('RuleFail')) choose(id);
  }
  checker.rulesetRules.WCAG_2_2 = [...chosen];
  for (const id of chosen) {
    const rule = rules[id];
    if (!rule) continue;
    const { run } = rule;
    // It writes down place and source of what passed, and takes what says nothing for passed as well.
    rule.run = (...given) => {
      const outcomes = [run.apply(rule, given) ?? []].flat();
      return outcomes.every(({ value }) => value[1] === 'PASS') ? null : outcomes;
    };
  }
  Object.assign(window, { ibm: checker });
}

/**
 * What IBM's engine (WCAG 2.2) and HTML_CodeSniffer (WCAG 2.1 AA) hold against the present screen; `place` is the
 * address by which their known mistakes are told. What they only ask a person to look at is left out.
 */
export async function findMoreBarriers(page: Page, place: string): Promise<string[]> {
  const { hasIbm, hasSniffer } = await page.evaluate(() => ({
    hasIbm: 'ibm' in window,
    hasSniffer: 'HTMLCS' in window,
  }));
  if (!hasIbm) {
    await page.evaluate(IBM);
    await page.evaluate(prepareIbm);
  }
  if (!hasSniffer) await page.evaluate(CODE_SNIFFER);
  const { ibm, sniffer } = await page.evaluate(async () => {
    const { HTMLCS, ibm: checker } = window as unknown as Judges;
    const { unpainted } = window;
    if (unpainted) unpainted.disabled = true;
    // It asks each element about each rule of the style sheets: most of Mantine's concern nothing on a screen.
    const concerns = (rule: CSSRule) => {
      if (!(rule instanceof CSSStyleRule)) return true;
      // As it does itself, it looks at what is before the last of the states.
      const selector = rule.selectorText.replace(/:[a-zA-Z-]*$/, '');
      try {
        return document.querySelector(selector || '*') !== null;
      } catch {
        return true;
      }
    };
    const sheets = [...document.styleSheets].map(({ href, cssRules }) => ({
      href,
      cssRules: [...cssRules].filter(concerns),
    }));
    // One rule is about what is turned for a medium: it reads the text of each element before it asks whether anything
    // is.
    const isTurning = (rule: CSSRule) =>
      rule instanceof CSSStyleRule &&
      Boolean(rule.style.transform || rule.style.rotate) &&
      concerns(rule);
    const turning = sheets
      .flatMap(({ cssRules }) => cssRules)
      .some((rule) => rule instanceof CSSMediaRule && [...rule.cssRules].some(isTurning));
    const all = checker.rulesetRules.WCAG_2_2 ?? [];
    checker.rulesetRules.WCAG_2_2 = turning
      ? all
      : all.filter((id) => id !== 'element_orientation_unlocked');
    Object.defineProperty(document, 'styleSheets', { configurable: true, value: sheets });
    const { results } = await checker.check(document, ['WCAG_2_2']);
    checker.rulesetRules.WCAG_2_2 = all;
    // The browser's own again.
    delete (document as { styleSheets?: unknown }).styleSheets;
    const failure = await new Promise<string | undefined>((resolve) => {
      HTMLCS.process(
        'WCAG2AA',
        document,
        () => resolve(undefined),
        () => resolve('It gave up.'),
      );
    }).catch((error: Error) => `It broke: ${error.message}`);
    if (unpainted) unpainted.disabled = false;
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
