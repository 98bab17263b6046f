import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';

/** Refusal codes by kind of document and by guard of its chart. */
export type GuardCodes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A node of a syntax tree, of ESTree's shape. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** A top-level name of a module: what it stands for here, or where it comes from. */
type Meaning = { readonly node: Node } | { readonly from: string; readonly name: string };

type Module = ReadonlyMap<string, Meaning>;

/**
 * The codes that each guard of each document's chart may give, read from the source: those that its rule names, or a
 * function that the rule reaches. A comparison with a code gives none.
 * @param isCode whether a text is the code of a refusal
 */
export function guardCodes(src: string, isCode: (text: string) => boolean): GuardCodes {
  const scan = new Scan(src, isCode);
  const charts = globSync('machines/**/*.machine.ts', { cwd: src }).toSorted();
  return Object.fromEntries(charts.flatMap((file) => scan.chartIn(join(src, file))));
}

class Scan {
  readonly #src: string;
  readonly #isCode: (text: string) => boolean;
  readonly #modules = new Map<string, Module>();

  constructor(src: string, isCode: (text: string) => boolean) {
    this.#src = src;
    this.#isCode = isCode;
  }

  /** The chart of a document in a file, if it declares one. */
  chartIn(path: string): readonly (readonly [string, Record<string, readonly string[]>])[] {
    for (const { node } of [...this.#module(path).values()].filter((one) => 'node' in one)) {
      const parts = setUpOf(node);
      if (!parts) continue;
      const guards = propertiesOf(parts.rules).map(
        ([name, rule]) => [name, [...this.#codesIn(rule, path)].toSorted()] as const,
      );
      return [[parts.kind, Object.fromEntries(guards)]];
    }
    return [];
  }

  #codesIn(rule: Node, path: string): ReadonlySet<string> {
    const codes = new Set<string>();
    const seen = new Set<string>();
    const visit = (node: Node, file: string): void => {
      if (isText(node) && this.#isCode(node.value)) codes.add(node.value);
      for (const name of namesIn(node)) follow(name, file);
      for (const part of partsOf(node)) visit(part, file);
    };
    const follow = ({ name, member }: Name, file: string): void => {
      if (seen.has(`${file} ${name} ${member}`)) return;
      seen.add(`${file} ${name} ${member}`);
      const meaning = this.#module(file).get(name);
      if (!meaning) return;
      if ('node' in meaning) visit(meaning.node, file);
      else if (meaning.name !== '*') follow({ name: meaning.name, member: '' }, meaning.from);
      else if (member !== '') follow({ name: member, member: '' }, meaning.from);
    };
    visit(rule, path);
    return codes;
  }

  #module(path: string): Module {
    const known = this.#modules.get(path) ?? this.#read(path);
    this.#modules.set(path, known);
    return known;
  }

  #read(path: string): Module {
    const program = parseAst(readFileSync(path, 'utf8'), { lang: 'ts' }) as unknown as Node; // of ESTree's shape
    return new Map(
      childrenOf(program).flatMap((statement): [string, Meaning][] => {
        if (statement.type === 'ImportDeclaration') return this.#imported(statement, path);
        const declared = (statement['declaration'] as Node | undefined) ?? statement; // an export's own
        const own = declared.type === 'VariableDeclaration' ? childrenOf(declared) : [declared];
        return own.flatMap((one): [string, Meaning][] => {
          const name = idOf(one['id']);
          return name === undefined ? [] : [[name, { node: one }]];
        });
      }),
    );
  }

  #imported(statement: Node, path: string): [string, Meaning][] {
    const from = this.#fileOf(String((statement['source'] as Node)['value']), path); // an import has one
    if (from === undefined || statement['importKind'] === 'type') return [];
    return childrenOf(statement).flatMap((one): [string, Meaning][] => {
      const local = idOf(one['local']);
      if (local === undefined || one['importKind'] === 'type') return [];
      return [[local, { from, name: idOf(one['imported']) ?? '*' }]];
    });
  }

  /** The file of a module of ours. */
  #fileOf(specifier: string, importer: string): string | undefined {
    if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
    return specifier.startsWith('#') ? join(this.#src, specifier.slice(1)) : undefined;
  }
}

/** A name that is used, and what of it, where it may stand for a whole module. */
interface Name {
  readonly name: string;
  readonly member: string;
}

/** What a node names itself, beside its parts. */
function namesIn(node: Node): readonly Name[] {
  if (node.type === 'Identifier') return [{ name: String(node['name']), member: '' }];
  const object = idOf(node['object']);
  if (node.type !== 'MemberExpression' || object === undefined) return [];
  return [{ name: object, member: idOf(node['property']) ?? '' }];
}

/** The parts of a node that may give a code: no types, no names of properties, nothing that is compared. */
function partsOf(node: Node): readonly Node[] {
  if (node.type === 'BinaryExpression') return childrenOf(node).filter((part) => !isText(part));
  if (node.type === 'MemberExpression' && node['computed'] !== true) return nodesOf(node['object']);
  if (node.type === 'Property' && node['computed'] !== true) return nodesOf(node['value']);
  if (node.type.startsWith('TS')) return nodesOf(node['expression']);
  return childrenOf(node);
}

/** The name of a document's chart and its rules, where a declaration has them. */
function setUpOf(node: Node): { readonly kind: string; readonly rules: Node } | undefined {
  const init = node['init'] as Node | undefined; // of a variable
  if (init?.type !== 'CallExpression') return undefined;
  const create = init['callee'] as Node; // a call has one
  const setUp = create.type === 'MemberExpression' ? (create['object'] as Node) : undefined; // documentSetup()({…})
  const called = setUp?.['callee'] as Node | undefined;
  if (!setUp || idOf(called?.['callee']) !== 'documentSetup') return undefined;
  const named = new Map(propertiesOf(nodesOf(init['arguments'])[0]));
  const rules = new Map(propertiesOf(nodesOf(setUp['arguments'])[0])).get('rules');
  return rules && { kind: String(named.get('id')?.['value']), rules };
}

const propertiesOf = (object: Node | undefined): readonly (readonly [string, Node])[] =>
  nodesOf(object?.['properties']).map((one) => [idOf(one['key']) ?? '', one['value'] as Node]); // a property has one

const idOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

const isText = (node: Node): node is Node & { readonly value: string } =>
  node.type === 'Literal' && typeof node['value'] === 'string';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesOf = (part: unknown): readonly Node[] => [part].flat().filter(isNode);

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap(nodesOf);
