import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { isReleased, isUnfinished } from '#model/areas/stock/assembly/assembly.kind.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import type { ComponentFigures } from './component-figures.ts';

type Column = LineColumn<ComponentFigures>;

/** The columns of an assembly's components: what is needed, and how far it is there. */
export function useComponentColumns(row: AssemblyRow): readonly Column[] {
  const { t } = useLingui();
  const product = useReadProductColumn<ComponentFigures>();
  const { quantity } = useLineWords();
  const amount = (id: string, header: string, of: (line: ComponentFigures) => number): Column => ({
    id,
    header,
    align: 'end',
    width: '7rem',
    text: (line) => (of(line) === 0 ? '–' : quantity(line, of(line))),
  });
  const takes = row.mode === 'build';
  const mark = useMarkColumn(row);
  return [
    product,
    amount('per', t`In one`, ({ per }) => per),
    amount('needed', takes ? t`Needed` : t`Comes of it`, ({ needed }) => needed),
    ...(takes && isReleased(row) ? [amount('reserved', t`Reserved`, ({ reserved }) => reserved)] : []),
    ...(takes && isUnfinished(row) ? [amount('free', t`Available`, ({ free }) => free)] : []),
    ...(row.builds.length > 0
      ? [amount('done', takes ? t`Fetched` : t`Put in stock`, ({ done }) => done)]
      : []),
    // Last, so that a line without one leaves no gap on a phone.
    mark,
  ];
}

/** What is special about a component: too little of it is there, it limits how many can be built, or it is optional. */
function useMarkColumn(row: AssemblyRow): Column {
  const { t } = useLingui();
  const lacks = ({ needed, done, reserved, free, optional }: ComponentFigures): boolean =>
    row.mode === 'build' && isUnfinished(row) && !optional && reserved + free < needed - done;
  const said = (line: ComponentFigures): string =>
    lacks(line) ? t`Too little` : line.isLimiting ? t`Scarcest` : line.optional ? t`Optional` : '';
  return {
    id: 'mark',
    header: '',
    width: '7rem',
    text: said,
    render: (line) => {
      const text = said(line);
      if (text === '') return null;
      const tone = lacks(line) ? 'danger' : line.isLimiting ? 'warning' : 'neutral';
      return (
        <Badge tone={tone} icon={tone === 'neutral' ? 'circleDashed' : 'alert'}>
          {text}
        </Badge>
      );
    },
  };
}
