import type { Locator } from '@playwright/test';

/**
 * What a part of a screen shows, a line for each piece in its order: `# Title`, `## Heading`, `-> link (/address)`
 * (`=>` for the one that is shown), `[button]`, `| row | of a table |`, `Field* = value` (a star where it is required,
 * its placeholder in place of a value in angle brackets, and what explains it after a dash),
 * `Choice: chosen; other; other`, `( ) option`, `[ ] check`, and texts as they are. With states it says besides which
 * buttons are off or pressed, and how long a text may be.
 */
export function readScreen(part: Locator, withStates = false): Promise<string[]> {
  return part.evaluate((root, tellsStates) => {
    const lines: string[] = [];
    const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    /** An element without a box of its own shows what it holds. */
    const isShown = (element: Element): boolean =>
      getComputedStyle(element).display === 'contents'
        ? element.parentElement !== null && isShown(element.parentElement)
        : element.checkVisibility({ visibilityProperty: true });

    const isHidden = (element: Element) => element.getAttribute('aria-hidden') === 'true';

    /** The texts of an element that are shown, with those for screen readers alone. */
    function words(node: Node): string {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || !isShown(node) || isHidden(node)) return '';
      const parts = [...node.childNodes].map(words).join('');
      return /^inline/.test(getComputedStyle(node).display) ? parts : ` ${parts} `;
    }
    const text = (node: Node) => clean(words(node));
    const named = (element: Element) =>
      clean(element.getAttribute('aria-label')) ||
      clean(
        (element.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => (id ? document.getElementById(id)?.textContent : ''))
          .join(' '),
      ) ||
      [...((element as HTMLInputElement).labels ?? [])].map(text).join(' ') ||
      text(element) ||
      [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
    const hintOf = (element: Element) => {
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const said = ids
        .map((id) => document.getElementById(id))
        .map((one) => (one ? text(one) : ''));
      const hint = said.filter(Boolean).join(' ');
      return hint && ` - ${hint}`;
    };

    /** What else a button or a field says of itself. */
    function stateOf(element: Element): string {
      if (!tellsStates) return '';
      const most = element.getAttribute('maxlength');
      const states = [
        element.matches(':disabled, [aria-disabled=true], [data-disabled]') && 'off',
        element.getAttribute('aria-pressed') === 'true' && 'pressed',
        most && `at most ${most}`,
      ].filter(Boolean);
      return states.length > 0 ? ` (${states.join(', ')})` : '';
    }

    function readField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
      const { type } = field;
      const name = named(field).replace(/ ?\*$/, '');
      const isRequired = field.required || field.getAttribute('aria-required') === 'true';
      const label = name + (isRequired ? '*' : '') + stateOf(field);
      const hint = hintOf(field);
      if (field instanceof HTMLSelectElement) {
        const options = [...field.options];
        const others = options.filter((option) => !option.selected);
        const chosen = options.find((option) => option.selected);
        return `${label}: ${[chosen, ...others].map((option) => option?.label).join('; ')}${hint}`;
      }
      if (type === 'checkbox' || type === 'radio') {
        const isOn = (field as HTMLInputElement).checked;
        return `${type === 'radio' ? `(${isOn ? 'x' : ' '})` : `[${isOn ? 'x' : ' '}]`} ${label}${hint}`;
      }
      const value = clean(field.value || (field.placeholder && `<${field.placeholder}>`));
      return `${label} = ${value}${hint}`.replace('=  -', '= -').trim();
    }

    function read(element: Element): void {
      if (!isShown(element) || isHidden(element)) return;
      // It stands behind its field.
      if (element.id && root.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`))
        return;
      if (element.matches('input, select, textarea'))
        lines.push(readField(element as HTMLInputElement));
      else if (element.matches('[role=textbox]')) {
        const isRequired = element.getAttribute('aria-required') === 'true';
        lines.push(
          `${named(element).replace(/ ?\*$/, '')}${isRequired ? '*' : ''} = ${text(element)}`.trim(),
        );
      } else if (element.matches('label:not(:has(input))')) return;
      else if (element.matches('button'))
        lines.push(`[${named(element)}]${stateOf(element)}${hintOf(element)}`);
      else if (element.matches('a')) {
        const arrow = element.getAttribute('aria-current') ? '=>' : '->';
        lines.push(`${arrow} ${named(element)} (${element.getAttribute('href')})`);
      } else if (element.matches('h1')) lines.push(`# ${text(element)}`);
      else if (element.matches('h2, h3, legend')) lines.push(`## ${text(element)}`);
      else if (element.matches('tr')) {
        lines.push(`| ${[...element.children].filter(isShown).map(text).join(' | ')} |`);
      } else if (
        [...element.children].some(
          (child) =>
            !/^inline$/.test(getComputedStyle(child).display) ||
            child.querySelector('input,button,a') ||
            child.matches('a'),
        )
      ) {
        for (const child of element.childNodes) {
          if (child instanceof Element) read(child);
          else if (clean(child.textContent)) lines.push(clean(child.textContent));
        }
      } else if (text(element)) lines.push(text(element));
    }
    read(root);
    return lines;
  }, withStates);
}

/** The lines of a text in a table of tests, without what stands before them. */
export const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());
