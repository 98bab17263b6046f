import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const icons = join(root, 'node_modules/@tabler/icons-react/dist/esm/icons');

/** The icons that these files import from a tabler.ts. */
const usedIn = (files: string): readonly string[] => [
  ...new Set(
    globSync(files, { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '[^']*\/tabler\.ts'/g)])
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ),
];

/** An icon in the package: its name and the paths that it is drawn with. */
function drawnAs(icon: string): { name: string; paths: readonly string[] } {
  const text = readFileSync(join(icons, `${icon}.mjs`), 'utf8');
  const [, nodes = '[]'] = /__iconNode = (\[.*\]);/.exec(text) ?? [];
  const [, name = ''] = /createReactComponent\("outline", "([\w-]+)"/.exec(text) ?? [];
  const paths = (JSON.parse(nodes) as [string, { d: string }][]).map(([tag, { d }]) => {
    if (tag !== 'path') throw new Error(`${icon} is drawn with more than paths: ${tag}`);
    return d;
  });
  return { name, paths };
}

const head = `// Written by ui/tabler.test.ts, with --update: the icons in use, so that neither installing nor building the application
// has to go through all 6,000 of @tabler/icons-react. Their licence is in ui/tabler.
`;

test('[UI34] the licence of the icons is with them', () => {
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  expect(text('src/views/ui/tabler/LICENSE')).toBe(text('node_modules/@tabler/icons-react/LICENSE'));
});

// Pages of the public site load the icons of the site, not those of the application; a start loads those that it shows.
test.each([
  { files: 'src/views/ui/*.tsx', kept: 'tabler.ts', from: './tabler-icon.tsx' },
  {
    files: 'src/views/ui/later-icons/*.tsx',
    kept: 'later-icons/tabler.ts',
    from: '#views/ui/tabler-icon.tsx',
  },
  { files: 'src/views/site/*.tsx', kept: '../site/tabler.ts', from: '#views/ui/tabler-icon.tsx' },
])('[UI34] $kept has the icons in use and no others, drawn as the package draws them', async (one) => {
  const used = usedIn(one.files).toSorted();
  const lines = used.map((icon) => {
    const { name, paths } = drawnAs(icon);
    const listed = paths.map((path) => `'${path}'`).join(', ');
    return `export const ${icon} = /* @__PURE__ */ tablerIcon('${name}', [${listed}]);`;
  });
  expect(lines.length).toBeGreaterThan(10);
  const text = `${head}import { tablerIcon } from '${one.from}';\n\n${lines.join('\n')}\n`;
  await expect(text).toMatchFileSnapshot(one.kept);
});
