import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * What the staff's screens tell those who listen, their browsers and phones, in every state, seldom seen ones too; and
 * what is asked for anew after each act, their limits and times, and what their stylesheets hide, keep in sight, break
 * and let scroll. Each in a file of lines: after a change that is meant,
 * `vitest run app/admin/told.test.ts -u` writes them anew, and what differs is read like code.
 */

/** A node of the tree that the parser makes (ESTree). */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const ROOT = import.meta.dirname;
const FILES = globSync('**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$|-texts\.ts$|^styleguide\//.test(path))
  .sort();

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Each file is read once for all tests. */
const SOURCES = FILES.map((path) => {
  const whole = readFileSync(join(ROOT, path), 'utf8');
  const nodes: Node[] = [];
  const collect = (node: Node) => {
    nodes.push(node);
    for (const child of Object.values(node).flat().filter(isNode)) collect(child);
  };
  collect(parseSync(path, whole).program as unknown as Node);
  nodes.sort((a, b) => a.start - b.start || b.end - a.end);
  return { path, whole, nodes };
});

type Read = (node: Node, code: (of: Node) => string) => string;

/** What `read` makes of the nodes of a file, in their order, with the code. */
function linesOf({ whole, nodes }: (typeof SOURCES)[number], read: Read): string[] {
  const code = ({ start, end }: Node) => whole.slice(start, end).replaceAll(/\s+/g, ' ');
  let end = 0;
  return nodes.flatMap((node) => {
    // What stands in a call is part of its line.
    if (node.start < end) return [];
    const line = read(node, code);
    if (line && node.type === 'CallExpression') end = node.end;
    return line || [];
  });
}

const listAll = (read: Read) =>
  SOURCES.flatMap((source) => {
    const lines = linesOf(source, read);
    return lines.length > 0 ? ['', source.path, ...lines.map((line) => `  ${line}`)] : [];
  })
    .slice(1)
    .join('\n')
    .concat('\n');

/**
 * What nobody sees who looks at a screen that is well, and where its links lead; what a button is called is among the
 * outlines.
 */
const TOLD =
  /^(?:aria-.*|role|lang|hrefLang|alt|type|autoComplete|autoCapitalize|autoFocus|data-autofocus|inputMode|spellCheck|maxLength|min|max|accept|required|isRequired|readOnly|multiple|isMultiple|disabled|target|rel|tabIndex|scope|htmlFor|noValidate|method|hidden|sandbox|referrerPolicy|isDanger|holdsFocus|returnFocus|errorProps|describedBy|onFocus|onWaiting|isOptional|to|href|download|name|zIndex|closeOnEscape|withCloseButton)$/;

test('every piece tells what it is', async () => {
  const told = listAll((node, code) => {
    if (node.type !== 'JSXOpeningElement') return '';
    const attributes = (node.attributes as Node[]).flatMap((one) => {
      // What stands there in some states only.
      if (one.type === 'JSXSpreadAttribute') {
        return /aria-|disabled|tabIndex|autoFocus/.test(code(one)) ? [code(one)] : [];
      }
      return TOLD.test(code(one.name as Node)) ? [code(one)] : [];
    });
    return attributes.length > 0 ? `${code(node.name as Node)} ${attributes.join(' ')}` : '';
  });
  await expect(told).toMatchFileSnapshot(join(ROOT, 'told', 'told-by-pieces.txt'));
});

/** What is read out or shown at the edge of the screen, and where one goes on. */
const SAYING = /^(?:announce\w*|setNews|setSaid|focus\w*|select|restoreFocus|dismiss\w*)$/;

test('what was done is said, and the focus goes where one goes on', async () => {
  const said = listAll((node, code) => {
    if (node.type !== 'CallExpression') return '';
    const callee = node.callee as Node;
    const name = code(callee.type === 'MemberExpression' ? (callee.property as Node) : callee);
    return SAYING.test(name) && code(node).length < 300 ? code(node) : '';
  });
  await expect(said).toMatchFileSnapshot(join(ROOT, 'told', 'said-and-focused.txt'));
});

/** What becomes of the answers that the tab keeps. */
const KEEPING =
  /^(?:invalidateQueries|removeQueries|resetQueries|setQueryData|refetchQueries|cancelQueries|clear|forget[A-Z]\w*)$/;
/** When a question is asked again, and for how long its answer counts. */
const ASKING =
  /^(?:staleTime|gcTime|refetchInterval|refetchOnWindowFocus|retry|enabled|placeholderData|meta|scope|queryKey|mutationKey)$/;

test('every question says when it is asked again, and every act what it makes old', async () => {
  const asked = listAll((node, code) => {
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node;
      const name =
        callee.type === 'MemberExpression' ? code(callee.property as Node) : code(callee);
      return KEEPING.test(name) ? code(node) : '';
    }
    const isOption = node.type === 'Property' && ASKING.test(code(node.key as Node));
    return isOption && code(node).length < 200 ? code(node) : '';
  });
  await expect(asked).toMatchFileSnapshot(join(ROOT, 'told', 'asked-again.txt'));
});

test('each act asks the server for what it did', async () => {
  const asks = listAll((node, code) => {
    const isAsk = node.type === 'CallExpression' && code(node.callee as Node) === 'answerOf';
    return isAsk && code(node).length < 500 ? code(node) : '';
  });
  await expect(asks).toMatchFileSnapshot(join(ROOT, 'told', 'asked-of-the-server.txt'));
});

test('no limit and no time changes by itself', async () => {
  const limits = listAll((node, code) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init)) return '';
    const isNumber = /^'?[\d_.]+'?(?: [*/+-] [\d_.]+)*$/.test(code(node.init));
    return isNumber ? `${code(node.id as Node)} = ${code(node.init)}` : '';
  });
  await expect(limits).toMatchFileSnapshot(join(ROOT, 'told', 'limits.txt'));
});

/** What of a stylesheet decides whether something is seen, reached and read, and not only how it looks. */
const SHOWING =
  /^(?:--.*|paint-order|display|position|visibility|overflow.*|white-space|pointer-events|touch-action|user-select|z-index|order|object-fit|clip-path|max-height|content|cursor|grid-template-columns|text-decoration|forced-color-adjust|-webkit-line-clamp|scroll-margin.*|scroll-padding.*|flex-wrap|opacity|top|bottom|inset)$/;

/** The declarations of a stylesheet that `SHOWING` names, with the rule and the media in which they stand. */
function showingIn(css: string): string[] {
  const around: string[] = [];
  const lines: string[] = [];
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');
  for (const [, text = '', end = ''] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const words = text.trim();
    if (end === '{') around.push(words);
    else if (SHOWING.test(words.split(':')[0] ?? ''))
      lines.push(`${around.join(' ')} { ${words} }`);
    if (end === '}') around.pop();
  }
  return lines;
}

test('the stylesheets show, hide and break what they did', async () => {
  const sheets = globSync('**/*.css', { cwd: ROOT }).filter(
    (path) => !path.startsWith('styleguide/'),
  );
  const shown = sheets.sort().flatMap((path) => {
    const lines = showingIn(readFileSync(join(ROOT, path), 'utf8'));
    return ['', path, ...lines.map((line) => `  ${line}`)];
  });
  const text = shown.slice(1).join('\n').concat('\n');
  await expect(text).toMatchFileSnapshot(join(ROOT, 'told', 'shown-by-styles.txt'));
});
