import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { nameOf, walk } from '../structure/syntax.mjs';

/** The names of a browser's own objects; the global ones are interchangeable. */
const hosts = new Map([
  ['navigator', 'Navigator'],
  ['document', 'Document'],
  ['window', 'Window'],
  ['globalThis', 'Window'],
  ['self', 'Window'],
]);
const wrapped = /^(TSAsExpression|TSNonNullExpression|TSSatisfiesExpression|ParenthesizedExpression)$/;

/**
 * The browser features scripts use, as far as the syntax tells: members of the browser's own objects, also through
 * casts that go beyond TypeScript's knowledge; events; attributes of elements. `names` are the positions of doubtful
 * words whose meaning only types can tell.
 */
export function usesIn(path, isDoubtful) {
  const uses = [];
  const names = [];
  walk(path, readFileSync(join(root, path), 'utf8'), (node, ancestors) => {
    const add = (use) => uses.push({ ...use, path, line: node.loc.start.line });
    if (isWord(node, ancestors) && isDoubtful(node.name))
      names.push({ name: node.name, at: node.start, path, line: node.loc.start.line });
    for (const [host, name] of membersIn(node)) add({ host, name });
    const event = eventOf(node);
    if (event) add({ event });
    const attribute = attributeOf(node, ancestors);
    if (attribute) add(attribute);
  });
  return { uses, names };
}

/** An identifier in code, not in a type. */
function isWord(node, ancestors) {
  if (node.type !== 'Identifier') return false;
  const { type } = ancestors.at(-1);
  return type.startsWith('TS') ? wrapped.test(type) : !type.startsWith('Import');
}

function membersIn(node) {
  if (/^(Optional)?MemberExpression$/.test(node.type) && !node.computed)
    return pairs(hostOf(node.object), [node.property.name]);
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern') return [];
  const names = node.id.properties.filter(({ key }) => key?.type === 'Identifier').map(({ key }) => key.name);
  return pairs(hostOf(node.init), names);
}

const pairs = (host, names) => (host ? names.map((name) => [host, name]) : []);

function hostOf(node) {
  if (!node) return undefined;
  if (wrapped.test(node.type)) return hostOf(node.expression);
  return hosts.get(nameOf(node).replace(/^(window|globalThis|self)\.(?=.)/, ''));
}

function eventOf(node) {
  if (node.type !== 'CallExpression' || !/(^|\.)addEventListener$/.test(nameOf(node.callee)))
    return undefined;
  return node.arguments[0]?.type === 'StringLiteral' ? node.arguments[0].value : undefined;
}

function attributeOf(node, ancestors) {
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return undefined;
  const element = nameOf(ancestors.at(-1).name);
  return /^[a-z]/.test(element) ? { element, attribute: node.name.name.toLowerCase() } : undefined;
}
