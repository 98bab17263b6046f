import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { wordLists } from '#views/kit/chart/words/word-lists.ts';
import { arrowPath } from '#views/kit/chart/arrow-path.ts';
import type { Preview } from '#views/kit/chart/chart-layout.ts';

const previews: Readonly<Record<string, Readonly<Record<string, Preview | undefined>>>> = import.meta.glob<
  Record<string, Preview>
>('/src/views/kit/chart/drawings/previews.json', { eager: true, import: 'default' });

/** The thumbnail on a chart's card, and its number of states. */
export function ChartPreview({ slug }: { readonly slug: string }) {
  const { t } = useLingui();
  const preview = previews['/src/views/kit/chart/drawings/previews.json']?.[slug];
  if (!preview) return null;
  const { width, height, states, arrows, count } = preview;
  return (
    <span className="flow-stamp">
      <svg viewBox={`-8 -8 ${width + 16} ${height + 16}`} aria-hidden>
        {states.map(({ path, box: [x, y, w, h], isFrame }) => (
          <rect
            key={path}
            className={isFrame ? 'flow-stamp-frame' : 'flow-stamp-state'}
            data-tone={wordLists[slug]?.states[path]?.tone ?? 'neutral'}
            x={x}
            y={y}
            width={w}
            height={h}
            rx={12}
          />
        ))}
        {arrows.map((points) => (
          <path key={points.join()} d={arrowPath(points, 10)} />
        ))}
      </svg>
      <span className="ui-faint">{t`${plural(count, { one: '# state', other: '# states' })}`}</span>
    </span>
  );
}
