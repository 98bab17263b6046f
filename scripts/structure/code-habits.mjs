import { nameOf } from './syntax.mjs';

const isTest = (path) => /\.(test|spec)\.tsx?$|\/testing\//.test(path);
/** Also their fixtures and walks. */
const isOfTests = (path) => isTest(path) || /\.fixtures\.tsx?$|^(model-tests|bench)\//.test(path);

/** What the device itself keeps, and no endpoint knows of. */
const keptOnDevice = new Set([
  'src/services/recordings/shelved-recording.ts',
  'src/services/storage/registration-draft.ts',
]);

/**
 * Habits checked on a single node. `bad` holds planted violations, each of which must be found, and `good` what must
 * pass: both are tried before the real files.
 */
export const codeHabits = [
  {
    name: 'no-default-export',
    says: 'export by name: a default export can be called anything',
    applies: (path) => !/\.config\.(ts|mjs)$/.test(path),
    finds: (node) =>
      node.type === 'ExportDefaultDeclaration' ||
      (node.type === 'ExportSpecifier' && nameOf(node.exported) === 'default'),
    bad: ['export default 1;', 'const a = 1; export { a as default };'],
    good: ['export const a = 1;'],
  },
  {
    name: 'no-barrel',
    says: 'import from the file that declares the name, do not pass it on',
    applies: () => true,
    finds: (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
    bad: ["export * from './a.ts';", "export { a } from './a.ts';"],
    good: ["import { a } from './a.ts'; export const b = a;"],
  },
  {
    name: 'days-of-the-model',
    says: 'take `day` or `moment` of #model/values/schemas.ts, which has the years that everything can hold',
    applies: (path) => path !== 'src/model/values/schemas.ts',
    finds: (node) => node.type === 'MemberExpression' && nameOf(node) === 'z.iso',
    bad: ['const day = z.iso.date();', 'z.object({ at: z.iso.datetime().optional() });'],
    good: ['const day = v.day;', 'const z = { iso: 1 };'],
  },
  {
    name: 'shapes-of-endpoints',
    says: 'what is sent and answered is declared once, in a `<slug>.api.ts` of the model (docs/decisions/0012)',
    applies: (path) =>
      /^(src\/services\/|server\/.*\.routes?\.ts$)/.test(path) && !isTest(path) && !keptOnDevice.has(path),
    finds: (node) =>
      node.type === 'MemberExpression' && /^z\.((strict|loose)?[oO]bject|record|array)$/.test(nameOf(node)),
    bad: ['const body = z.object({ a: 1 });', 'z.strictObject(shape);', 'z.array(z.string());'],
    good: ['http.call(readInbox);', 'const z = { shape: 1 };', 'z.output;'],
  },
  {
    name: 'no-clock-no-random',
    says: 'time and chance come in through env',
    applies: (path) => /^src\/(model|machines)\//.test(path) && !isTest(path),
    finds: isClockOrRandom,
    bad: [
      'Date.now();',
      'const r = Math.random;',
      'new Date();',
      'performance.now();',
      'crypto.randomUUID();',
    ],
    good: ['new Date(0);', 'Math.round(1.5);', 'env.now;'],
  },
  {
    name: 'one-clock',
    says: 'tests ask `model/values/clock.fixtures.ts` what time it is',
    applies: (path) => isOfTests(path) && path !== 'src/model/values/clock.fixtures.ts',
    finds: isClock,
    bad: ['Date.now();', 'const now = Date.now;', 'new Date();', 'globalThis.Date.now();', 'Date();'],
    good: ['performance.now();', "new Date('2028-02-29');", 'now();', 'Date.parse(at);'],
  },
  {
    name: 'compares-with-something',
    says: 'an empty object matches any object: say what is in it, or that it is empty with toEqual',
    applies: isOfTests,
    finds: comparesWithNothing,
    bad: [
      'expect(row).toMatchObject({});',
      'expect(answer).toMatchObject({ refusal: { fields: {} } });',
      'expect(rows).toMatchObject([{ lines: [{ form: {} }] }]);',
      'expect(row).toEqual(expect.objectContaining({}));',
      'expect(rows).toEqual([expect.objectContaining({})]);',
    ],
    good: [
      "expect(answer).toMatchObject({ refusal: { code: 'stale' } });",
      'expect(answer).toMatchObject(refused({}));',
      'expect(rows).toMatchObject([{ id }, {}]);',
      'expect(row).toEqual({ form: {} });',
      'expect(row).toEqual(expect.objectContaining({ form: {} }));',
    ],
  },
  {
    name: 'order-knows-equal',
    says: 'an order has to say 0 for equal ones, else each engine has its own: `compare` of model/values/order.ts',
    applies: () => true,
    finds: isOrderWithoutEqual,
    bad: [
      'rows.sort((a, b) => (a.on < b.on ? -1 : 1));',
      'rows.toSorted(([a], [b]) => (a > b ? 1 : -1));',
      'rows.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));',
    ],
    good: [
      'rows.sort((a, b) => compare(a.on, b.on));',
      'rows.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));',
      'rows.map((a) => (a < 0 ? -1 : 1));',
    ],
  },
  {
    name: 'no-state-comparison',
    says: 'ask the chart (`can`, a tag) instead of comparing its state',
    // Props of views/ui are plain: a tone or a step of its own, never a document.
    applies: (path) => /^(src\/views\/(?!ui\/)|server\/)/.test(path) && !isTest(path),
    finds: isStateComparison,
    bad: [
      "order.state === 'draft';",
      "'draft' != row?.state;",
      "snapshot.value === 'a';",
      "switch (order.state) { case 'draft': }",
    ],
    good: [
      "can(order, 'confirm');",
      "kind === 'product';",
      'before.state === after.state;',
      "input.value === 'a';",
    ],
  },
  {
    name: 'effects-in-ui-only',
    says: 'an effect belongs to a machine or a service; views/ui alone touches the page',
    applies: (path) => path.startsWith('src/') && !path.startsWith('src/views/ui/') && !isTest(path),
    finds: (node) => /(^|\.)use(Layout|Insertion)?Effect$/.test(nameOf(node)),
    bad: [
      'useEffect(() => {}, []);',
      'React.useLayoutEffect(() => {});',
      "import { useEffect as on } from 'react';",
    ],
    good: ['useSelector(actor, (snapshot) => snapshot.value);'],
  },
  {
    name: 'no-path-from-url',
    says: 'a URL writes a space and å as %20 and %C3%A5, a path does not: import.meta.dirname, or fileURLToPath',
    applies: () => true,
    finds: isPathOfFileUrl,
    bad: [
      "const dist = new URL('../dist', import.meta.url).pathname;",
      'new URL(import.meta.url).pathname;',
      "const at = new URL('a.po', import.meta.url); read(at.pathname);",
    ],
    good: [
      "join(import.meta.dirname, '../dist');",
      "fileURLToPath(new URL('..', import.meta.url));",
      'new URL(page.url()).pathname;',
      "const at = new URL('a.po', import.meta.url); read(at); const seen = new URL(page.url()); seen.pathname;",
    ],
  },
];

const clocks = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);

function isClockOrRandom(node) {
  return isNewDate(node) || clocks.has(globalName(node));
}

function isClock(node) {
  return isNewDate(node) || globalName(node) === 'Date.now';
}

const globalName = (node) =>
  node.type === 'MemberExpression' ? nameOf(node).replace(/^globalThis\./, '') : '';

function isNewDate(node) {
  const called = node.type === 'NewExpression' || node.type === 'CallExpression';
  return called && nameOf(node.callee) === 'Date' && node.arguments.length === 0;
}

const stateName = /(^|\.)state$|(^|\.)(snapshot|state)\.value$/;

function isStateComparison(node) {
  if (node.type === 'SwitchStatement') return stateName.test(nameOf(node.discriminant));
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return false;
  const sides = [node.left, node.right];
  return (
    sides.some((side) => stateName.test(nameOf(side))) && sides.some((side) => side.type === 'StringLiteral')
  );
}

/** `toMatchObject` wants a part at any depth, `objectContaining` the whole of each field. */
function comparesWithNothing(node) {
  if (node.type !== 'CallExpression') return false;
  const name = nameOf(node.callee.property ?? {});
  const [wanted] = node.arguments;
  if (name === 'toMatchObject') return isEmptyObject(wanted) || holdsNothing(wanted);
  return name === 'objectContaining' && isEmptyObject(wanted);
}

const isEmptyObject = (node) => node?.type === 'ObjectExpression' && node.properties.length === 0;

/** Whether one of its fields wants any object; in a list that says how many there are. */
function holdsNothing(node) {
  if (node?.type === 'ArrayExpression') return node.elements.some(holdsNothing);
  if (node?.type !== 'ObjectExpression') return false;
  return node.properties.some(({ value }) => isEmptyObject(value) || holdsNothing(value));
}

/** The comparator passed to `sort` ends in 1 or -1 in any case. */
function isOrderWithoutEqual(node) {
  if (node.type !== 'CallExpression' || !/^(sort|toSorted)$/.test(nameOf(node.callee.property ?? {})))
    return false;
  const last = lastWord(node.arguments[0]?.body);
  return last?.type === 'ConditionalExpression' && isOne(last.consequent) && isOne(last.alternate);
}

function lastWord(node) {
  if (node?.type === 'LogicalExpression') return lastWord(node.right);
  return node?.type === 'ConditionalExpression' && node.alternate.type === 'ConditionalExpression'
    ? lastWord(node.alternate)
    : node;
}

const isOne = (node) => (node.type === 'UnaryExpression' ? node.argument.value === 1 : node.value === 1);

/** `.pathname` of the address of a file of ours, or of a constant that holds one. */
function isPathOfFileUrl(node, ancestors) {
  if (node.type !== 'MemberExpression' || nameOf(node.property) !== 'pathname') return false;
  return isFileUrl(node.object) || isFileUrl(valueOf(node.object, ancestors));
}

const isFileUrl = (node) =>
  node?.type === 'NewExpression' &&
  nameOf(node.callee) === 'URL' &&
  node.arguments.at(-1)?.object?.type === 'MetaProperty';

/** What a name is declared as in one of the blocks around it. */
function valueOf({ type, name }, ancestors) {
  if (type !== 'Identifier') return undefined;
  const declared = ancestors.flatMap(({ body }) => (Array.isArray(body) ? body : []));
  const all = declared.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);
  return all.find(({ id }) => id.name === name)?.init;
}
