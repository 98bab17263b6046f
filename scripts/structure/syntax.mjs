import { parseSync, types } from '@babel/core';

const parserOpts = { plugins: ['typescript', 'jsx', 'explicitResourceManagement'] };

/** Calls `visit(node, ancestors)` for every node of a source text, outermost ancestor first. */
export function walk(path, text, visit) {
  const plugins = path.endsWith('.tsx') || path.endsWith('.mjs') ? parserOpts.plugins : ['typescript'];
  const tree = parseSync(text, {
    filename: path,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins },
  });
  const ancestors = [];
  const step = (node) => {
    visit(node, ancestors);
    ancestors.push(node);
    for (const key of types.VISITOR_KEYS[node.type] ?? []) {
      for (const child of [node[key]].flat()) if (child) step(child);
    }
    ancestors.pop();
  };
  step(tree.program);
}

/** The dotted name of an expression: `Date.now`, `state`, `props.order.state`; '' when it has none. */
export function nameOf(node) {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
    return node.computed ? '' : `${nameOf(node.object)}.${nameOf(node.property)}`;
  }
  return '';
}

/** The texts that a literal, template or conditional expression can yield. */
export function textsOf(node) {
  switch (node?.type) {
    case 'StringLiteral':
      return [node.value];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '');
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    default:
      return [];
  }
}
