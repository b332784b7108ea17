import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * A call that nobody waits for is done too late or not at all, and its error is nobody's. What is meant to go on by
 * itself says so with `void`.
 */

/** A node of the tree that the parser makes (ESTree). */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Methods of the database whose answer is always a promise. */
const METHODS = new Set(['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow']);
const COMPARISONS = new Set(['===', '!==', '<', '<=', '>', '>=', '+']);

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('{api,app,database,domain,seed,server}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.(?:test|d)\.tsx?$/.test(path),
);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

function visit(
  node: Node,
  look: (node: Node, parents: readonly Node[]) => void,
  parents: Node[] = [],
) {
  look(node, parents);
  for (const child of childrenOf(node)) visit(child, look, [...parents, node]);
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && /^(?:Private)?Identifier$/.test(node.type) ? (node.name as string) : undefined;

/** Whether a function answers with a promise. */
function isAsync({ async, returnType }: Node): boolean {
  const of = (returnType as Node | undefined)?.typeAnnotation as Node | undefined;
  return async === true || nameOf(of?.typeName) === 'Promise';
}

/** The functions and methods of a file that answer with a promise. */
function promisesOf(tree: Node): Set<string> {
  const names = new Set<string | undefined>();
  visit(tree, (node) => {
    if (node.type === 'FunctionDeclaration' && isAsync(node)) names.add(nameOf(node.id));
    if (node.type === 'MethodDefinition' && isAsync(node.value as Node))
      names.add(nameOf(node.key));
    const made = node.type === 'VariableDeclarator' && (node.init as Node | null);
    if (made && /Function/.test(made.type) && isAsync(made)) names.add(nameOf(node.id));
  });
  names.delete(undefined);
  return names as Set<string>;
}

const trees = new Map(
  FILES.map((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    return [path, { source, tree: parseSync(path, source).program as unknown as Node }];
  }),
);
const promises = new Map([...trees].map(([path, { tree }]) => [path, promisesOf(tree)]));

/** The names in a file, its own and what it imports, that answer with a promise when they are called. */
function knownIn(path: string, tree: Node): Set<string> {
  const known = new Set(promises.get(path));
  for (const statement of tree.body as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = (statement.source as unknown as { value: string }).value;
    const there = promises.get(join(path, '..', from));
    for (const { local, imported } of statement.specifiers as Node[]) {
      const name = nameOf(local);
      if (name && there?.has(nameOf(imported) ?? '')) known.add(name);
    }
  }
  return known;
}

/** Whether a promise in this place is thrown away, or taken for what it promises. */
function isLost(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  const above = parents.slice(0, -1);
  switch (parent?.type) {
    case 'ExpressionStatement':
    case 'TemplateLiteral':
      return true;
    case 'UnaryExpression':
      return parent.operator !== 'void';
    case 'IfStatement':
    case 'WhileStatement':
      return parent.test === node;
    case 'ConditionalExpression':
      return parent.test === node || isLost(parent, above);
    case 'LogicalExpression':
      return parent.left === node || isLost(parent, above);
    case 'BinaryExpression':
      return COMPARISONS.has(parent.operator as string);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return isLost(parent, above);
    default:
      return false;
  }
}

function isPromise({ callee }: Node, known: ReadonlySet<string>): boolean {
  const called = callee as Node;
  const name = nameOf(called);
  if (name !== undefined) return known.has(name);
  if (called.type !== 'MemberExpression') return false;
  const method = nameOf(called.property) ?? '';
  const of = called.object as Node;
  if (of.type === 'ThisExpression') return known.has(method);
  return METHODS.has(method) || nameOf(of) === 'Promise';
}

/** The calls in a file whose promise is lost, by line. */
function lostIn(path: string, source: string, tree: Node): string[] {
  const known = knownIn(path, tree);
  const lost: string[] = [];
  visit(tree, (node, parents) => {
    if (node.type !== 'CallExpression' || !isPromise(node, known) || !isLost(node, parents)) return;
    const line = source.slice(0, node.start).split('\n').length;
    lost.push(`${path}:${line} ${source.slice(node.start).split('\n')[0]}`);
  });
  return lost;
}

test('every promise is waited for, or given up with a word', () => {
  expect([...trees].flatMap(([path, { source, tree }]) => lostIn(path, source, tree))).toEqual([]);
});

test.each([
  ['thrown away', 'f();'],
  ['a promise by its type', 'g();'],
  ['of the database', "db.deleteFrom('x').execute();"],
  ['in a condition', 'if (!f()) h();'],
  ['before another value', 'const x = f() ?? 1;'],
  ['of several', 'Promise.all([f()]);'],
])('a promise that is lost is noticed: %s', (_, code) => {
  const source = `async function f() {}\nfunction g(): Promise<void> {}\n${code}`;
  const tree = parseSync('a.ts', source).program as unknown as Node;
  promises.set('a.ts', promisesOf(tree));
  expect(lostIn('a.ts', source, tree)).toHaveLength(1);
});
