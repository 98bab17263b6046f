import { useSyncExternalStore, type PointerEvent } from 'react';
import type { Tone } from '#views/ui/tone.ts';
import { arrowPath } from '#views/kit/chart/arrow-path.ts';
import type { Box } from '#views/kit/chart/chart-layout.ts';
import type { ChartPaint } from '#views/kit/chart/chart-paint.ts';
import { MARGIN, PHONE, type Placed, type PlacedPart } from '#views/kit/chart/placed-parts.ts';
import type { Size } from './watch-pane.ts';
import type { Zoom } from './zoom.ts';

export interface OverviewProps {
  readonly placed: Placed;
  /** The chart itself, which is not one of its states. */
  readonly root: string;
  readonly toneOf: (state: string) => Tone;
  readonly paint: ChartPaint;
  readonly size: Size;
  readonly scale: number;
  readonly room: Size;
  readonly zoom: Zoom;
}

/** A minimap of the whole drawing, with the visible part: press or drag to go there. */
export function ChartOverview({ zoom, size, scale, room, ...drawn }: OverviewProps) {
  const { width, height } = overviewSize(size, room);
  const go = ({ buttons, currentTarget, clientX, clientY }: PointerEvent): void => {
    if (buttons === 0) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const larger = (size.width * scale) / width;
    zoom.sight.centre({ x: (clientX - left) * larger, y: (clientY - top) * larger });
  };
  const begin = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    go(event);
  };
  return (
    <div className="flow-overview ui-no-print" dir="ltr" aria-hidden>
      <svg
        width={width}
        height={height}
        viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
        onPointerDown={begin}
        onPointerMove={go}
      >
        {drawn.placed.parts.map((part) => (
          <SmallPart key={part.state} part={part} {...drawn} />
        ))}
        <InSight {...{ zoom, size, scale, room }} />
      </svg>
    </div>
  );
}

const MOST = { phone: { width: 76, height: 108 }, page: { width: 176, height: 128 } } as const;

/** In px. */
export function overviewSize({ width, height }: Size, room: Size): Size {
  const most = MOST[room.width < PHONE ? 'phone' : 'page'];
  const small = Math.min(most.width / width, most.height / height);
  return { width: width * small, height: height * small };
}

type DrawnProps = Pick<OverviewProps, 'root' | 'toneOf' | 'paint'>;

function SmallPart({ part, root, toneOf, paint }: DrawnProps & { readonly part: PlacedPart }) {
  const { drawn, state, box } = part;
  const [left, top, width, height] = box;
  const states = Object.entries(drawn?.states ?? { [state]: [0, 0, width, height] satisfies Box });
  return (
    <g transform={`translate(${left} ${top})`}>
      {states.map(([id, [x, y, w, h]]) => {
        const isFrame = states.some(([other]) => other.startsWith(`${id}.`));
        return (
          id !== root && (
            <rect
              key={id}
              className={isFrame ? 'flow-stamp-frame' : 'flow-stamp-state'}
              data-tone={toneOf(id)}
              data-active={(!isFrame && paint.states?.[id]?.isActive) || undefined}
              {...{ x, y }}
              width={w}
              height={h}
              rx={12}
            />
          )
        );
      })}
      {drawn?.arrows.map(({ from, to, points }) => (
        <path key={`${from} ${to}`} d={arrowPath(points, 10)} />
      ))}
    </g>
  );
}

/** Separate, so that only this re-renders during scrolling. */
function InSight({ zoom, size, scale, room }: Pick<OverviewProps, 'zoom' | 'size' | 'scale' | 'room'>) {
  const { subscribe, snapshot } = zoom.sight;
  const { x, y } = useSyncExternalStore(subscribe, snapshot);
  const along = (start: number, length: number, most: number) => {
    const from = Math.min(start / scale, most);
    return [from, Math.min(length / scale, most - from)] as const;
  };
  const [left, width] = along(x, room.width, size.width);
  const [top, height] = along(y, room.height, size.height);
  return (
    <rect className="flow-overview-sight" x={left - MARGIN} y={top - MARGIN} {...{ width, height }} rx={20} />
  );
}
