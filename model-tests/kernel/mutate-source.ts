import { childrenOf, isNode, namesOf, splice, syntaxOf } from './source-module.ts';
import type { SyntaxNode } from './source-module.ts';

export interface SourceMutant {
  id: string;
  operator: string;
  code: string;
}

interface Change {
  readonly operator: string;
  readonly node: SyntaxNode;
  readonly text: string;
}

/** All single faults of a module, or of its named declarations and properties: conditions, texts, figures, steps. */
export function sourceMutants(file: string, code: string, within?: readonly string[]): SourceMutant[] {
  const changes = roots(syntaxOf(code), within).flatMap((node) => changesIn(node, code));
  const times = new Map<string, number>();
  return changes.map(({ operator, node, text }) => {
    const was = code.slice(node.start, node.end).replaceAll(/\s+/g, ' ').trim();
    const name = `${operator}: ${file} ${shortened(was)} → ${shortened(text) || 'nothing'}`;
    const seen = (times.get(name) ?? 0) + 1;
    times.set(name, seen);
    return { id: seen === 1 ? name : `${name} (${seen})`, operator, code: splice(code, node, text) };
  });
}

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}…` : text);

function roots(program: SyntaxNode, within: readonly string[] | undefined): SyntaxNode[] {
  const declarations = childrenOf(program).filter(({ type }) => type !== 'ImportDeclaration');
  if (!within) return declarations;
  const found: SyntaxNode[] = [];
  const look = (node: SyntaxNode): void => {
    if (isNamed(node, within)) found.push(node);
    else childrenOf(node).forEach(look);
  };
  declarations.forEach(look);
  return found;
}

function isNamed(node: SyntaxNode, within: readonly string[]): boolean {
  if (/^(Function|Variable)Declaration$/.test(node.type))
    return namesOf(node).some((name) => within.includes(name));
  const key = node['key'];
  return node.type === 'Property' && isNode(key) && within.includes(String(key['name']));
}

function changesIn(node: SyntaxNode, code: string): Change[] {
  const inner = childrenOf(node).flatMap((child) => (isName(node, child) ? [] : changesIn(child, code)));
  return [...(changesOf[node.type]?.(node, code) ?? []), ...inner];
}

/** A key of an object or a property's name is not a value. */
const isName = (parent: SyntaxNode, child: SyntaxNode): boolean =>
  parent['computed'] !== true && (child === parent['key'] || child === parent['property']);

const textOf = (node: unknown, code: string): string =>
  isNode(node) ? code.slice(node.start, node.end) : '';

const opposite: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '>=': ['>', '<'],
  '>': ['>=', '<='],
  '<=': ['<', '>'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
};

const changesOf: Readonly<Record<string, (node: SyntaxNode, code: string) => Change[]>> = {
  IfStatement: (node, code) => conditions(node['test'], code),
  ConditionalExpression: (node, code) => conditions(node['test'], code),
  LogicalExpression: (node, code) =>
    ['left', 'right'].map((side) => ({ operator: 'drop condition', node, text: textOf(node[side], code) })),
  UnaryExpression: (node, code) =>
    node['operator'] === '!'
      ? [{ operator: 'drop negation', node, text: textOf(node['argument'], code) }]
      : [],
  BinaryExpression: (node, code) => {
    const [left, right] = [textOf(node['left'], code), textOf(node['right'], code)];
    const others = opposite[String(node['operator'])] ?? [];
    return others.map((other) => ({ operator: 'change operator', node, text: `${left} ${other} ${right}` }));
  },
  Literal: (node) => literals(node),
  TemplateElement: (node) => {
    const { raw } = node['value'] as { raw: string }; // of a template
    return raw === '' ? [] : [{ operator: 'change text', node, text: '' }];
  },
  ExpressionStatement: (node) => [{ operator: 'drop step', node, text: ';' }],
  CallExpression: (node, code) => {
    const callee = node['callee'];
    if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
    const isPlain = (node['arguments'] as unknown[]).length === 0 && node['optional'] !== true;
    return isPlain ? [{ operator: 'drop call', node, text: textOf(callee['object'], code) }] : [];
  },
};

function conditions(test: unknown, code: string): Change[] {
  if (!isNode(test)) return [];
  const was = textOf(test, code);
  return [
    { operator: 'negate condition', node: test, text: `!(${was})` },
    { operator: 'always', node: test, text: 'true' },
    { operator: 'never', node: test, text: 'false' },
  ];
}

function literals(node: SyntaxNode): Change[] {
  const { value } = node;
  const change = (operator: string, text: string): Change => ({ operator, node, text });
  if (typeof value === 'boolean') return [change('change value', String(!value))];
  if (typeof value === 'number')
    return [value + 1, value - 1].map((it) => change('change figure', String(it)));
  if (typeof value === 'string') return [change('change text', JSON.stringify(`${value}~`))];
  const regex = node['regex'];
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex)) return [];
  const flags = 'flags' in regex ? String(regex.flags) : '';
  return looser(String(regex.pattern)).map((pattern) => change('loosen pattern', `/${pattern}/${flags}`));
}

/** Patterns with one anchor, look-around or quantifier fewer. */
function looser(pattern: string): string[] {
  const part = /^\^|\$$|\(\?[!=](?:[^()\\]|\\.)*\)|(?<=[\])}\w])[?*+]|(?<=\{)\d+/g;
  return [...pattern.matchAll(part)].flatMap(({ 0: found, index }) => {
    const without = splice(pattern, { start: index, end: index + found.length }, /\d/.test(found) ? '1' : '');
    return without === '' || without === pattern ? [] : [without];
  });
}
