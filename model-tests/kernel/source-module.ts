import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { parseAst } from 'vite';

const root = join(import.meta.dirname, '../..');

/** A node of a syntax tree as the parser returns it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** The JavaScript of one of our modules, by its path below the root; every character keeps its position. */
export function readModule(path: string): string {
  return stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'));
}

export const syntaxOf = (code: string): SyntaxNode => parseAst(code) as unknown as SyntaxNode; // of ESTree's shape

/** Replacements for a module's surroundings: other modules by specifier, and names of the page. */
export interface Surroundings {
  readonly imports?: Readonly<Record<string, object>>;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** Runs a module by itself and returns its exports, so that a variant of it can be asked like the original. */
export function runModule(
  code: string,
  { imports = {}, globals = {} }: Surroundings = {},
): Record<string, unknown> {
  const names: string[] = [];
  let body = code;
  // From the end, so that earlier positions stay valid.
  for (const node of childrenOf(syntaxOf(code)).toReversed()) {
    if (node.type === 'ImportDeclaration') body = splice(body, node, importing(node));
    if (node.type !== 'ExportNamedDeclaration') continue;
    const declaration = node['declaration'];
    if (!isNode(declaration)) throw new Error('only declarations are exported in our modules');
    names.push(...namesOf(declaration));
    body = splice(body, { start: node.start, end: declaration.start }, '');
  }
  const params = ['imports', ...Object.keys(globals)];
  const run = compileFunction(`'use strict';${body};return { ${names.join(', ')} };`, params);
  return run(imports, ...Object.values(globals)) as Record<string, unknown>; // as written above
}

function importing(node: SyntaxNode): string {
  const source = (node['source'] as SyntaxNode)['value']; // an import has one
  const names = (node['specifiers'] as SyntaxNode[]).map((specifier) => {
    const imported = (specifier['imported'] as SyntaxNode)['name'];
    const local = (specifier['local'] as SyntaxNode)['name'];
    return `${String(imported)}: ${String(local)}`;
  });
  return names.length === 0 ? '' : `const { ${names.join(', ')} } = imports[${JSON.stringify(source)}];`;
}

/** The names declared by a top-level declaration of a module. */
export function namesOf(declaration: SyntaxNode): string[] {
  const declarators = declaration['declarations'];
  const owners = Array.isArray(declarators) ? (declarators as SyntaxNode[]) : [declaration];
  return owners.map((owner) => String((owner['id'] as SyntaxNode)['name'])); // destructured nowhere at the top level
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** A node's child nodes, in the order of the text. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);
}

export const splice = (
  code: string,
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): string => code.slice(0, start) + text + code.slice(end);
