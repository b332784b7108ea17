import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * Who acts, and when, comes from one place: the middleware of api/access.ts. A handler that makes it of its own could
 * do in somebody else's name what that person may not, or at another moment than the record says.
 */
const MAKER = 'api/access.ts';

/** Calls that change something and ask the clock themselves, since nobody is signed in. */
const BY_NOBODY = [
  '/auth/invitation/accept',
  '/auth/invitation/open',
  '/auth/login',
  '/auth/logout',
  '/auth/passkeys/sign-in',
  '/auth/passkeys/sign-in/begin',
  '/auth/setup',
];

/** A node of the tree that the parser makes (ESTree). */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child);
}

/** The names in an object, `...` before those of objects that go into it. */
function namesIn(object: Node, source: string): string[] {
  return (object.properties as Node[]).map((property) => {
    const of = (property.type === 'SpreadElement' ? property.argument : property.key) as Node;
    return (property.type === 'SpreadElement' ? '...' : '') + source.slice(of.start, of.end);
  });
}

/** Places in which a file makes who acts, or another moment or person of it. */
function madeIn(path: string, source: string): string[] {
  const tree = parseSync(path, source).program as unknown as Node;
  const made: string[] = [];
  for (const node of nodesOf(tree)) {
    const text = source.slice(node.start, node.end);
    if (node.type === 'ObjectExpression') {
      const names = namesIn(node, source);
      const isAltered = names.some((name) => /^\.{3}.*acting/.test(name));
      const has = (name: string) => names.includes(name);
      if (has('by') && has('now')) made.push(text);
      else if (isAltered && (has('by') || has('now') || has('address'))) made.push(text);
    }
    const isAssigned = node.type === 'AssignmentExpression' && /^acting\.|\bby\.\w+ =/.test(text);
    if (isAssigned || /^(?:c\.set\('acting'|findStaffMember\()/.test(text)) {
      if (/^(?:CallExpression|AssignmentExpression)$/.test(node.type)) made.push(text);
    }
  }
  return made;
}

/** The calls of a file that change something and whose handler asks the clock. */
function askingIn(path: string, source: string): string[] {
  const tree = parseSync(path, source).program as unknown as Node;
  const asking: string[] = [];
  for (const node of nodesOf(tree)) {
    const called = node.type === 'CallExpression' && (node.callee as Node);
    if (!called || (called.property as Node | undefined)?.name !== 'openapi') continue;
    const [route = '', handler] = (node.arguments as Node[]).map(({ start, end }) =>
      source.slice(start, end),
    );
    // A shape of the description has no handler.
    if (handler === undefined || /\bmethod: 'get'/.test(route)) continue;
    if (/\bnow\(\)/.test(handler)) asking.push(/\bpath: '([^']+)'/.exec(route)?.[1] ?? route);
  }
  return asking;
}

const FILES = globSync('api/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
const sources = FILES.map((path) => ({ path, source: readFileSync(path, 'utf8') }));

test('no handler makes who acts, and when, of its own', () => {
  expect(FILES.length).toBeGreaterThan(40);
  const made = sources.filter(({ path, source }) => madeIn(path, source).length > 0);
  expect(made.map(({ path }) => path)).toEqual([MAKER]);
});

test('no call of somebody who is signed in takes another moment for what it changes', () => {
  expect(sources.flatMap(({ path, source }) => askingIn(path, source)).sort()).toEqual(BY_NOBODY);
});

test.each([
  'act(db, { by, now: services.now() });',
  'act(db, { ...acting, now });',
  "act(db, { ...c.get('acting'), by: other });",
  "c.set('acting', other);",
  'acting.now = services.now();',
  'const by = await findStaffMember(auth, token, now, secondFactor);',
])('a handler that does is noticed: %s', (code) => {
  expect(madeIn('a.ts', `async function handle() { ${code} }`)).toHaveLength(1);
});

test.each([
  'act(db, { ...acting, reason });',
  "const { by, now } = c.get('acting');",
  "act(db, c.get('acting'));",
])('a handler that passes it on is not: %s', (code) => {
  expect(madeIn('a.ts', `async function handle() { ${code} }`)).toEqual([]);
});
