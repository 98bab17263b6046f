import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { DataList } from '#views/ui/data-list.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import type { IconName } from '#views/ui/icon.tsx';
import { TreeCell } from '#views/ui/tree-cell.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { Specimen } from './gallery-frame.tsx';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  readonly icon?: IconName;
  /** Products in this location and everything below it. */
  readonly products: number;
  /** The branch it is shown under while that is open; null at the top. */
  readonly within: string | null;
  readonly isBranch?: boolean;
}

/** A table whose first cells are expandable branches. */
export function GalleryTree() {
  const { t } = useLingui();
  return (
    <Specimen name={t`A tree`} id="tree" wide>
      <PlaceTree />
    </Specimen>
  );
}

function PlaceTree() {
  const { t } = useLingui();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set(['outer']));
  const places = usePlacesOfTree();
  const isShown = ({ within }: Place): boolean =>
    within === null || (!closed.has(within) && places.some((one) => one.id === within && isShown(one)));
  const toggle = ({ id, isBranch }: Place): void => {
    if (isBranch)
      setClosed(new Set(closed.has(id) ? [...closed].filter((one) => one !== id) : [...closed, id]));
  };
  return (
    <DataList
      label={t`Places of the warehouse`}
      columns={useTreeColumns(closed, toggle)}
      rows={places.filter(isShown)}
      rowId={({ id }) => id}
      height="18rem"
      onOpen={toggle}
      empty={null}
    />
  );
}

function useTreeColumns(
  closed: ReadonlySet<string>,
  toggle: (place: Place) => void,
): readonly Column<Place>[] {
  const { t } = useLingui();
  const format = useFormat();
  const branch = (place: Place) => ({
    open: !closed.has(place.id),
    onToggle: () => toggle(place),
    strong: true,
  });
  const name = (place: Place) => (
    <TreeCell depth={place.depth} icon={place.icon} {...(place.isBranch && branch(place))}>
      {place.name}
    </TreeCell>
  );
  return [
    { id: 'name', header: t`Location`, width: { share: 3, min: 200 }, lives: true, cell: name },
    {
      id: 'products',
      header: t`Products`,
      width: 130,
      align: 'end',
      cell: ({ products }) => format.count(products),
    },
  ];
}

function usePlacesOfTree(): readonly Place[] {
  const { t } = useLingui();
  return [
    { id: 'house', name: 'Umeå', depth: 0, icon: 'warehouse', products: 318, within: null, isBranch: true },
    { id: 'inner', name: t`Zone A`, depth: 1, products: 214, within: 'house', isBranch: true },
    { id: 'a1', name: 'A-04-1', depth: 2, icon: 'layers', products: 96, within: 'inner' },
    { id: 'a2', name: 'A-04-2', depth: 2, icon: 'layers', products: 118, within: 'inner' },
    { id: 'outer', name: t`Zone B`, depth: 1, products: 104, within: 'house', isBranch: true },
    { id: 'b1', name: 'B-01-1', depth: 2, icon: 'layers', products: 104, within: 'outer' },
  ];
}
