import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartShape, ShapeState } from '../../src/model/flows/chart-shape.ts';
import type { DrawnRow, DrawnState, Flow } from '../../src/views/kit/chart/chart-layout.ts';
import { looks } from '../../src/views/kit/chart/chart-looks.ts';
import { arrowsOf, childrenOf, isWithin, type Arrow } from './arrows.ts';
import { rowsSize, widest } from './drawn-words.ts';

export interface Drawable {
  readonly shape: ChartShape;
  readonly states: Readonly<Record<string, DrawnState>>;
  readonly rows: Readonly<Record<string, DrawnRow>>;
  /** States before a document exists: drawn as a dot. */
  readonly isDot: (state: string) => boolean;
}

/** The arrow behind an edge id of the graph; a start has none. */
export type ArrowsById = ReadonlyMap<string, Arrow>;

export const isStart = (id: string): boolean => id.endsWith('#start');

/** A part of a chart in ELK's format. */
export function elkGraph(chart: Drawable, part: string, folded: readonly string[], flow: Flow) {
  const arrows = arrowsOf(chart.shape, part, folded);
  const byId = new Map(arrows.map((arrow, at) => [`arrow ${at}`, arrow]));
  const starts: { id: string; sources: string[]; targets: string[] }[] = [];
  const state = chart.shape.states.find(({ id }) => id === part);
  if (!state) throw new Error(`no state ${part}`);
  const graph: ElkNode = {
    id: 'part',
    layoutOptions: { ...outer, 'elk.direction': DIRECTION[flow] },
    children: [nodeOf(chart, state, { folded: new Set(folded), flow, starts })],
    edges: [
      ...starts,
      ...[...byId].map(([id, { from, to, transitions }]) => ({
        id,
        ...(isBack(chart.shape, { from, to })
          ? { sources: [to], targets: [from] }
          : { sources: [from], targets: [to] }),
        labels: [labelOf(transitions.flatMap((transition) => chart.rows[transition] ?? []))],
      })),
    ],
  };
  return { graph, byId };
}

/**
 * Whether an arrow leads to a state defined before its source: ELK gets it reversed, so that states are placed in
 * definition order. (ELK's own option for this fails on nested states.)
 */
export const isBack = ({ states }: ChartShape, { from, to }: Pick<Arrow, 'from' | 'to'>): boolean =>
  !isWithin(from, to) &&
  !isWithin(to, from) &&
  states.findIndex(({ id }) => id === to) < states.findIndex(({ id }) => id === from);

/** Options that ELK does not pass on to children: each node with children has to set them itself. */
const inner = {
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '40',
};

const outer = {
  ...inner,
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
};

type Start = { id: string; sources: string[]; targets: string[] };

interface How {
  readonly folded: ReadonlySet<string>;
  readonly flow: Flow;
  /** Collects the arrows from initial dots. */
  readonly starts: Start[];
}

function nodeOf(chart: Drawable, state: ShapeState, how: How): ElkNode {
  const { id, initial } = state;
  const { folded, flow, starts } = how;
  if (chart.isDot(id)) return { id, width: looks.dot, height: looks.dot, layoutOptions: first };
  const head = headSize(chart.states[id] ?? { title: [], rows: [] });
  const children = folded.has(id) ? [] : childrenOf(chart.shape, id);
  if (children.length === 0) return { id, ...head };
  const nodes = children.map((child) => nodeOf(chart, child, how));
  if (initial !== null && !chart.isDot(initial)) {
    const start = `${id}#start`;
    nodes.unshift({ id: start, width: looks.dot, height: looks.dot, layoutOptions: first });
    starts.push({ id: `${id} starts`, sources: [start], targets: [initial] });
  }
  return {
    id,
    children: nodes,
    layoutOptions: {
      ...inner,
      'elk.direction': DIRECTION[flow],
      ...(isBare(chart, state) ? bare : framed(head)),
    },
  };
}

/** A chart as a whole only has a frame if something happens in every state of it. */
const isBare = (chart: Drawable, { id, parent }: ShapeState): boolean =>
  parent === null && chart.states[id]?.rows.length === 0;

const bare = { 'elk.padding': '[top=12,left=12,bottom=12,right=12]' };

const framed = ({ width, height }: { width: number; height: number }) => ({
  'elk.padding': `[top=${height + 8},left=20,bottom=20,right=20]`,
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.nodeSize.minimum': `(${width},${height})`,
});

const DIRECTION = { wide: 'RIGHT', tall: 'DOWN' } as const;

const first = { 'elk.layered.layering.layerConstraint': 'FIRST' };

/** A state's name above the transitions that stay in it. */
function headSize({ title, rows }: DrawnState): { width: number; height: number } {
  const inner = rowsSize(rows);
  const width = Math.max(widest(title, looks.title) + looks.figure + 12, inner.width);
  const below = rows.length === 0 ? 0 : looks.headGap + inner.height;
  return {
    width: Math.ceil(Math.max(looks.minWidth, width + 2 * looks.pad.x)),
    height: Math.ceil(2 * looks.pad.y + title.length * looks.titleLine + looks.noteLine + below),
  };
}

function labelOf(rows: readonly DrawnRow[]) {
  const { width, height } = rowsSize(rows);
  return {
    text: 'words',
    width: Math.ceil(width + 2 * looks.label.x),
    height: Math.ceil(height + 2 * looks.label.y),
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
}
