import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** What a stylesheet uses: at-rules with their features, selectors, properties with their keywords, functions. */
export function styleUsesIn(path) {
  const text = withoutTexts(readFileSync(join(root, path), 'utf8'));
  const uses = [];
  const blocks = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/[{};]/g)) {
    const part = text.slice(start, index).trim();
    const line = text.slice(0, start + text.slice(start).search(/\S/)).split('\n').length;
    const add = (use) => uses.push({ ...use, path, line });
    if (part.startsWith('@')) rulesIn(part).forEach(add);
    else if (end === '{') selectorsIn(part).forEach(add);
    else if (part !== '') declarationIn(part, blocks.at(-1) ?? '').forEach(add);
    if (end === '{') blocks.push(/^@([\w-]+)/.exec(part)?.[1] ?? '');
    if (end === '}') blocks.pop();
    start = index + 1;
  }
  return uses;
}

/** Blanks out comments and quoted texts, keeping line numbers. */
const withoutTexts = (text) =>
  text.replace(/\/\*[^]*?\*\/|(['"])(?:\\.|(?!\1)[^\\])*\1/g, (found) => found.replace(/[^\n]/g, ' '));

function rulesIn(part) {
  const rule = /^@([\w-]+)/.exec(part)[1];
  const features = [...part.matchAll(/\(\s*([a-z][a-z-]*)/g)].map(([, feature]) => ({ rule, feature }));
  return [{ rule }, ...features];
}

const selectorsIn = (part) => [...part.matchAll(/::?([a-z-]+)/g)].map(([, selector]) => ({ selector }));

function declarationIn(part, block) {
  const [, property, value = ''] = /^([\w-]+)\s*:\s*([^]*)$/.exec(part) ?? [];
  if (property === undefined) return [];
  const words = value.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g) ?? [];
  const functions = [...value.matchAll(/([a-z][\w-]*)\((\s*from\b)?/g)].map(([, name, from]) => ({
    function: name,
    isRelative: from !== undefined,
  }));
  if (property.startsWith('--')) return functions;
  return [{ property, block }, ...words.map((word) => ({ property, word })), ...functions];
}
