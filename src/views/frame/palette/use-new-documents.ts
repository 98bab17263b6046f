import { useLingui } from '@lingui/react/macro';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { places } from '#views/kinds.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** Documents that are made in a panel beside their list; those with a page of their own are found as pages. */
export function useNewDocuments(may: (permission: string) => boolean): PaletteGroup {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const entries = places.flatMap(({ kind, icon, pages, list }): PaletteEntry[] => {
    const said = wordsOf(kind)?.commands['create'] ?? wordsOf(kind)?.commands['invite'];
    const hasPage = pages.some(({ path }) => path.endsWith('/create'));
    const mayMake = MAKING.some((act) => isPermission(`${kind}.${act}`) && may(`${kind}.${act}`));
    if (!said || hasPage || list.beginsElsewhere || !mayMake) return [];
    const run = (): void => paths.go(`${list.path}?id=new`);
    return [{ id: `new/${kind}`, label: i18n._(said.label), icon, also: `new create add ${kind}`, run }];
  });
  return { id: 'new', label: t`New`, entries };
}

/** Documents are made by who may create them, or manage their kind. */
const MAKING = ['create', 'manage'];

const isPermission = (name: string): boolean => (permissions as readonly string[]).includes(name); // any name
