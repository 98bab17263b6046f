import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { TreeCell } from '#views/ui/tree-cell.tsx';
import { contentsOf } from './location-contents.ts';
import { locationWords } from './location.look.ts';
import { locationTypeIcons, locationTypeWords } from './location.messages.ts';
import type { PlaceLine } from './location-tree.ts';

interface Branches {
  readonly closed: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

const stateOf = (line: PlaceLine) =>
  line.kind === 'bin' ? <StateBadges words={locationWords} state={line.row.state} /> : null;

/** The columns of the location tree. */
export function useLocationColumns({ closed, onToggle }: Branches): readonly ListColumn<PlaceLine>[] {
  const { t, i18n } = useLingui();
  const held = useContents();
  const { say } = useStateWords(locationWords);
  const place = (line: PlaceLine) => (
    <PlaceCell line={line} open={!closed.has(line.id)} onToggle={onToggle} />
  );
  return [
    {
      id: 'place',
      header: t`Location`,
      width: { share: 2, min: 220 },
      cell: place,
      value: placeName,
      lives: true,
    },
    {
      id: 'usage', // layouts that people saved go by it
      header: t`Use`,
      width: 130,
      cell: (line) => (line.kind === 'bin' ? i18n._(locationTypeWords[line.row.locationType]) : ''),
    },
    { id: 'contents', header: t`In it`, width: { share: 3, min: 220 }, cell: held },
    ...usePickColumns(),
    {
      id: 'state',
      header: t`State`,
      width: 130,
      cell: stateOf,
      value: (line) => (line.kind === 'bin' ? say(line.row.state) : null),
      card: 'aside',
    },
  ];
}

/** Whether it is a picking location, and its place on the pick route. */
function usePickColumns(): readonly ListColumn<PlaceLine>[] {
  const { t } = useLingui();
  return [
    {
      id: 'pick',
      header: t`Picked from`,
      width: 110,
      cell: (line) =>
        line.kind === 'bin'
          ? {
              first: t`First`,
              then: t`If need be`,
              last: t`Last`,
              never: t`Never`,
            }[turnOf(line.row)]
          : '',
    },
    {
      id: 'walk',
      header: t`Pick sequence`,
      width: 120,
      align: 'end',
      cell: (line) => (line.kind === 'bin' && line.row.pickable ? line.row.pickSequence : ''),
    },
  ];
}

const placeName = (line: PlaceLine): string => {
  switch (line.kind) {
    case 'bin':
      return line.row.code;
    case 'zone':
      return line.zone;
    case 'warehouse':
      return line.row.code;
    default:
      return line satisfies never;
  }
};

/** When pick lists lead to a location: receiving is no picking bin, but its goods are promised too. [PK2] */
function turnOf({ locationType, pickable }: LocationRow): 'first' | 'then' | 'last' | 'never' {
  if (locationType === 'quarantine') return 'never';
  if (locationType === 'staging') return 'last';
  return pickable ? 'first' : 'then';
}

function useContents(): (line: PlaceLine) => React.ReactNode {
  const { t } = useLingui();
  const model = useModel();
  const sayQuantity = useQuantity();
  return (line) => {
    if (line.kind !== 'bin') {
      const { bins } = line;
      return (
        <span className="ui-faint">{t`${plural(bins, { one: '# location', other: '# locations' })}`}</span>
      );
    }
    const [first, ...rest] = contentsOf(model, line.id);
    if (!first) return <span className="ui-faint">{t`Empty`}</span>;
    const quantity = sayQuantity(first.onHand, first.product);
    const more = rest.length;
    return more > 0
      ? t`${quantity} ${first.product.sku} and ${more} more`
      : `${quantity} ${first.product.sku}`;
  };
}

interface PlaceCellProps {
  readonly line: PlaceLine;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
}

function PlaceCell({ line, open, onToggle }: PlaceCellProps) {
  const { t } = useLingui();
  if (line.kind === 'bin')
    return (
      <TreeCell depth={line.depth} icon={locationTypeIcons[line.row.locationType]}>
        {line.row.code}
        {line.row.name && <span className="ui-faint"> {line.row.name}</span>}
      </TreeCell>
    );
  const toggle = (): void => onToggle(line.id);
  if (line.kind === 'zone')
    return (
      <TreeCell depth={1} open={open} onToggle={toggle} strong>
        {t`Zone ${line.zone}`}
      </TreeCell>
    );
  return (
    <TreeCell depth={0} open={open} onToggle={toggle} strong icon="warehouse">
      {line.row.name} <span className="ui-faint">{line.row.code}</span>
    </TreeCell>
  );
}
