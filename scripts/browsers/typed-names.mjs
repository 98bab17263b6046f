import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../setup.mjs';

const ofTheLanguage = /\/lib\.[\w.]+\.d\.ts$/;

/**
 * The words at these positions that TypeScript's own declarations of the language and of browsers declare, each with
 * the interface that it is a member of, `''` for a global: the program's own `share` is not `Navigator.share`.
 */
export function typedNames(names) {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    const owners = new Map();
    return [...Map.groupBy(names, ({ path }) => path)].flatMap(([path, found]) => {
      const places = found.map(({ at }) => at);
      const symbols = project.checker.getSymbolAtPosition(join(root, path), places);
      return found.flatMap((name, index) => {
        const declared = symbols[index]?.declarations.find((one) => ofTheLanguage.test(one.path));
        if (!declared) return [];
        const key = `${declared.path} ${declared.index}`;
        if (!owners.has(key)) owners.set(key, ownerOf(declared.resolve()));
        return [{ ...name, host: owners.get(key) }];
      });
    });
  } finally {
    api.close();
  }
}

/** Browsers call `ReadonlyArray` and `ArrayConstructor` `Array`. */
function ownerOf(node) {
  for (let outer = node?.parent; outer; outer = outer.parent)
    if (outer.name?.text) return outer.name.text.replace(/^Readonly(?=[A-Z])|Constructor$/g, '');
  return '';
}
