import type { UseFieldDisplay } from './kit/document/field-display.ts';

/** Each `<slug>.displays.ts` exports one hook. */
const files = import.meta.glob<Readonly<Record<string, UseFieldDisplay>>>('./**/*.displays.ts', {
  eager: true,
});
const hooks = Object.values(files).flatMap((file) => Object.values(file));

/** How kinds name the fields of their documents that are data themselves, in addition to those they declare. */
export function useFieldDisplays(): ReturnType<UseFieldDisplay> {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- they are those of the build: the same in each render
  const said = hooks.map((useSaid) => useSaid());
  return (kind, path, owner) => {
    for (const find of said) {
      const found = find(kind, path, owner);
      if (found) return found;
    }
    return undefined;
  };
}
