import './shelf-picture.css';

const COLUMNS = 7;
const ROWS = 7;
const HEIGHTS = [
  2, 3, 1, 0, 2, 1, 3, 1, 2, 0, 1, 3, 2, 1, 3, 1, 2, 3, 0, 1, 2, 0, 2, 3, 1, 2, 0, 1, 1, 0, 1, 2, 3, 1, 0, 2,
  1, 0, 1, 2, 0, 1, 0, 1, 1, 0, 1, 0, 0,
];
const LIT = new Set([9, 16, 25, 31, 38]);
const W = 34;
const H = 17;
const UNIT = 15;

/** Stock on a warehouse floor, seen from above: decoration of the sign-in page. */
export function ShelfPicture() {
  const cells = HEIGHTS.map((height, index) => ({
    height,
    index,
    column: index % COLUMNS,
    row: Math.floor(index / COLUMNS),
  }));
  return (
    <svg className="app-shelf" viewBox="0 0 520 350" aria-hidden>
      {cells.map(({ height, index, column, row }) => (
        <Stack
          key={index}
          x={260 + (column - row) * W}
          y={70 + (column + row) * H}
          height={Math.max(height, 0.12)}
          lit={LIT.has(index)}
        />
      ))}
      <path
        d={`M${260 - ROWS * W} ${70 + ROWS * H} l${ROWS * W} ${ROWS * H} l${COLUMNS * W} ${-COLUMNS * H}`}
        className="app-shelf-edge"
      />
    </svg>
  );
}

function Stack({ x, y, height, lit }: { x: number; y: number; height: number; lit: boolean }) {
  const up = height * UNIT;
  const [w, h] = [W - 5, H - 2.5];
  return (
    <g transform={`translate(${x} ${y})`} data-lit={lit}>
      <path className="app-shelf-left" d={`M${-w} ${-up} l${w} ${h} v${up} l${-w} ${-h} z`} />
      <path className="app-shelf-right" d={`M${w} ${-up} l${-w} ${h} v${up} l${w} ${-h} z`} />
      <path className="app-shelf-top" d={`M0 ${-h - up} l${w} ${h} l${-w} ${h} l${-w} ${-h} z`} />
    </g>
  );
}
