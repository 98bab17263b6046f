import type { RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/use-format.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { Zoom } from './use-zoom.ts';

interface ChartToolsProps {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly zoom: Zoom;
  readonly folded: ReadonlySet<string>;
  readonly onFold: (folded: ReadonlySet<string>) => void;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** What can be done with a drawing: larger, smaller, fold, read as a table. */
export function ChartTools({ shape, zoom, folded, onFold, isTable, onTable }: ChartToolsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const foldable = shape.states.filter(({ kind, parent }) => kind === 'compound' && parent !== null);
  return (
    <div className="flow-tools ui-no-print" role="toolbar" aria-label={t`Drawing`}>
      {!isTable && (
        <span className="ui-button-group">
          <Button size="sm" icon="minus" label={t`Smaller`} onClick={() => zoom.by(1 / 1.2)} />
          <Button size="sm" label={t`Actual size`} onClick={zoom.toActual}>
            {format.percent(Math.round(zoom.scale * 100))}
          </Button>
          <Button size="sm" icon="plus" label={t`Larger`} onClick={() => zoom.by(1.2)} />
          <Button size="sm" onClick={zoom.toFit}>{t`Fit`}</Button>
        </span>
      )}
      {!isTable && foldable.length > 0 && (
        <Button
          size="sm"
          onClick={() => onFold(folded.size > 0 ? new Set() : new Set(foldable.map(({ id }) => id)))}
        >
          {folded.size > 0 ? t`Unfold all` : t`Fold all`}
        </Button>
      )}
      <Button size="sm" icon={isTable ? 'flow' : 'list'} onClick={() => onTable(!isTable)}>
        {isTable ? t`As a drawing` : t`As a table`}
      </Button>
    </div>
  );
}
