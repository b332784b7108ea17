import type { Locator } from '@playwright/test';

/**
 * What a part of a screen shows, a line for each piece in its order: `# Title`, `## Heading`, `-> link (/address)`
 * (`=>` for the one that is shown), `[button]`, `| row | of a table |`, `Field* = value` (a star where it is required,
 * its placeholder in place of a value in angle brackets, and what explains it after a dash),
 * `Choice: chosen; other; other`, `( ) option`, `[ ] check`, and texts as they are. With states it says besides what
 * nobody sees: which buttons are off, pressed or open something, how long a text may be, what kind of keys and of
 * proposals a field asks for, its language and that of words in another one (`{en: words}`), what is read out by itself
 * (`status:`), what a group is called (`:: name`), which cells head their rows (`!`), and what pictures show.
 */
export function readScreen(part: Locator, withStates = false): Promise<string[]> {
  return part.evaluate((root, tellsStates) => {
    const lines: string[] = [];
    /** Parts with a name that stands nowhere on the screen. */
    const GROUPS =
      ':is(ul, ol, section, nav, table, form, search, fieldset, [role=group])[aria-label]';
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
      const parts = tellsStates ? toldWords(node) : [...node.childNodes].map(words).join('');
      return /^inline/.test(getComputedStyle(node).display) ? parts : ` ${parts} `;
    }

    /** The words of an element, with what is only told of it. */
    function toldWords(element: Element): string {
      if (element.matches('input, select, textarea')) {
        return element.closest('label') ? '' : readField(element as HTMLInputElement);
      }
      if (element instanceof HTMLImageElement) return element.alt && `(picture: ${element.alt})`;
      const parts = [...element.childNodes].map(words).join('');
      const own = element.closest<HTMLElement>('[lang]')?.lang;
      const outer = element.parentElement?.closest<HTMLElement>('[lang]')?.lang;
      const spoken = own === outer || !parts.trim() ? parts : `{${own}: ${clean(parts)}}`;
      if (!element.matches('button, a')) return spoken;
      const name = element.getAttribute('aria-label') ?? spoken;
      const isLink = element.matches('a');
      return (
        (isLink ? `${name} (${element.getAttribute('href')})` : `[${name}]`) + stateOf(element)
      );
    }
    const text = (node: Node) => clean(words(node));
    const inside = (element: Element) => clean([...element.childNodes].map(words).join(''));
    const named = (element: Element) =>
      clean(element.getAttribute('aria-label')) ||
      clean(
        (element.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => (id ? document.getElementById(id)?.textContent : ''))
          .join(' '),
      ) ||
      [...((element as HTMLInputElement).labels ?? [])].map(text).join(' ') ||
      inside(element) ||
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
      const expanded = element.getAttribute('aria-expanded');
      const opened = expanded && (expanded === 'true' ? 'open' : 'closed');
      const isField = element.matches('input, textarea, [role=textbox]');
      const type = element.matches('input') ? (element as HTMLInputElement).type : 'text';
      const of = (name: string, says: string) =>
        isField && element.hasAttribute(name) && `${says} ${element.getAttribute(name)}`;
      const states = [
        element.matches(':disabled, [aria-disabled=true], [data-disabled]') && 'off',
        element.getAttribute('aria-pressed') === 'true' && 'pressed',
        opened,
        element.hasAttribute('aria-haspopup') && `opens a ${element.getAttribute('aria-haspopup')}`,
        element.matches('a[target=_blank]') && 'new tab',
        /--button-(?:color|bg):[^;]*-red-/.test(element.getAttribute('style') ?? '') && 'dangerous',
        !/^(?:text|checkbox|radio)$/.test(type) && type,
        of('lang', 'in'),
        most && `at most ${most}`,
        of('accept', 'takes'),
        of('inputmode', 'keys'),
        of('autocomplete', 'proposes'),
        of('autocapitalize', 'capitals'),
        of('spellcheck', 'spelling'),
        element.matches('[readonly]') && 'to be read',
        element.getAttribute('aria-invalid') === 'true' && 'refused',
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
      const role = element.getAttribute('role') ?? '';
      const begin = lines.length;
      if (tellsStates && element.matches(GROUPS)) {
        lines.push(`:: ${element.getAttribute('aria-label')}`);
      }
      readInner(element);
      if (!tellsStates || !/^(?:alert|status)$/.test(role)) return;
      const said = lines.splice(begin).map((line) => `${role}: ${line}`);
      lines.push(...(said.length > 0 ? said : [`${role}:`]));
    }

    function readInner(element: Element): void {
      // It stands behind its field.
      if (element.id && root.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`))
        return;
      if (element.matches('input, select, textarea'))
        lines.push(readField(element as HTMLInputElement));
      else if (element.matches('[role=textbox]')) {
        const isRequired = element.getAttribute('aria-required') === 'true';
        lines.push(
          `${named(element).replace(/ ?\*$/, '')}${isRequired ? '*' : ''}${stateOf(element)} = ${inside(element)}`.trim(),
        );
      } else if (element.matches('label:not(:has(input))')) return;
      else if (element.matches('button'))
        lines.push(`[${named(element)}]${stateOf(element)}${hintOf(element)}`);
      else if (element.matches('a')) {
        const arrow = element.getAttribute('aria-current') ? '=>' : '->';
        lines.push(
          `${arrow} ${named(element)} (${element.getAttribute('href')})${stateOf(element)}`,
        );
      } else if (element.matches('h1')) lines.push(`# ${text(element)}`);
      else if (element.matches('h2, h3, legend')) lines.push(`## ${text(element)}`);
      else if (element.matches('tr')) {
        const cells = [...element.children].filter(isShown).map((cell) => {
          const isHead = tellsStates && cell.matches('tbody th[scope=row]');
          return `${isHead ? '! ' : ''}${text(cell)}`;
        });
        lines.push(`| ${cells.join(' | ')} |`);
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
      } else if (tellsStates && element instanceof HTMLImageElement) {
        if (element.alt) lines.push(`(picture: ${element.alt})`);
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
