import { useState, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { Button } from '#views/ui/button.tsx';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import type { Zoom } from './zoom.ts';

interface ChartToolsProps {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly zoom: Zoom;
  readonly scale: number;
  readonly onFit: () => void;
  readonly folded: ReadonlySet<string>;
  readonly onFold: (folded: ReadonlySet<string>) => void;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** Tools of a drawing: zoom, fold, show as a table. */
export function ChartTools(props: ChartToolsProps) {
  const { shape, zoom, scale, onFit, folded, onFold, isTable, onTable } = props;
  const { t } = useLingui();
  const format = useFormat();
  const foldable = shape.states.filter(({ kind, parent }) => kind === 'compound' && parent !== null);
  return (
    <div className="flow-tools ui-no-print" role="toolbar" aria-label={t`Drawing`}>
      {!isTable && (
        <span className="ui-button-group">
          <Button size="sm" icon="minus" label={t`Smaller`} onClick={() => zoom.by(1 / 1.2)} />
          <Button size="sm" onClick={() => zoom.to(1)}>
            {format.percent(Math.round(scale * 100) * 100)}
          </Button>
          <Button size="sm" icon="plus" label={t`Larger`} onClick={() => zoom.by(1.2)} />
          <Button size="sm" onClick={onFit}>{t`Fit`}</Button>
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
      {!isTable && <ExportMenu {...props} />}
      <Button
        size="sm"
        data-testid="chart-as-table"
        icon={isTable ? 'flow' : 'list'}
        onClick={() => onTable(!isTable)}
      >
        {isTable ? t`As a drawing` : t`As a table`}
      </Button>
    </div>
  );
}

/** Exports the drawing as seen. */
function ExportMenu({ words, svg }: ChartToolsProps) {
  const { t } = useLingui();
  const { give } = useBrowser().files;
  const [hasFailed, setFailed] = useState(false);
  const save = async (ending: 'svg' | 'png'): Promise<void> => {
    const { chartFile } = await import('./chart-export.ts');
    if (svg.current) give(`${words.chart}.${ending}`, await chartFile(svg.current, words.chart, ending));
  };
  const item = (ending: 'svg' | 'png', label: string): MenuItem => ({
    id: ending,
    label,
    icon: 'download',
    onSelect: () =>
      void save(ending).then(
        () => setFailed(false),
        () => setFailed(true),
      ),
  });
  return (
    <>
      <ButtonMenu
        size="sm"
        icon="download"
        label={t`Export`}
        side="start"
        items={[item('svg', t`As SVG`), item('png', t`As PNG`)]}
      >
        {t`Export`}
      </ButtonMenu>
      {hasFailed && <span role="alert">{t`The drawing could not be saved.`}</span>}
    </>
  );
}
