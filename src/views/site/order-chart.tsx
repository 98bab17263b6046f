import { useLingui } from '@lingui/react/macro';
import { salesOrderTexts } from '#words/sales-order.words.ts';
import type { Text } from '#words/text.ts';
import { arrowPath } from '../kit/chart/arrow-path.ts';
import type { Box, Preview } from '../kit/chart/chart-layout.ts';
import './order-chart.css';

// Drawn from the chart that runs (scripts/flows/keep-layouts.ts).
const drawn: Readonly<Record<string, Readonly<Record<string, Preview | undefined>>>> = import.meta.glob<
  Record<string, Preview>
>('/src/views/kit/chart/drawings/previews.json', { eager: true, import: 'default' });
const chart = drawn['/src/views/kit/chart/drawings/previews.json']?.['sales-order'];

const texts: Readonly<Record<string, Text>> = { ...salesOrderTexts.states, ...salesOrderTexts.regions };

/** What a state or a region of the order is called. */
export function useOrderWords(): (path: string) => string {
  const { i18n } = useLingui();
  return (path) => texts[path]?.[i18n.locale === 'sv' ? 'sv' : 'en'] ?? '';
}

/** The chart of the sales order, with the states it is in. */
export function OrderChart({ states }: { readonly states: readonly string[] }) {
  const { t } = useLingui();
  const wordOf = useOrderWords();
  if (!chart) return null;
  const standing = states.map(wordOf).join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className="order-chart" role="region" tabIndex={0} aria-label={t`The chart of the sales order`}>
      <svg
        role="img"
        aria-label={t`The order is: ${standing}`}
        viewBox={`-8 -8 ${chart.width + 16} ${chart.height + 16}`}
      >
        {chart.arrows.map((points) => (
          <path key={points.join()} d={arrowPath(points, 10)} />
        ))}
        {chart.states.map(({ path, box, isFrame }) =>
          isFrame ? (
            <Region key={path} box={box} name={wordOf(path)} />
          ) : (
            <State key={path} box={box} name={wordOf(path)} isActive={states.includes(path)} />
          ),
        )}
      </svg>
    </div>
  );
}

function Region({ box: [x, y, width, height], name }: { readonly box: Box; readonly name: string }) {
  return (
    <>
      <rect className="order-chart-region" {...{ x, y, width, height }} rx={12} />
      <text className="order-chart-title" x={x + 14} y={y + 24}>
        {name}
      </text>
    </>
  );
}

interface StateProps {
  readonly box: Box;
  readonly name: string;
  readonly isActive: boolean;
}

function State({ box: [x, y, width, height], name, isActive }: StateProps) {
  return (
    <g className="order-chart-state" data-active={isActive}>
      <rect {...{ x, y, width, height }} rx={Math.min(10, height / 2)} />
      <text x={x + width / 2} y={y + height / 2}>
        {name}
      </text>
    </g>
  );
}
