import ElkConstructor, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { ChartShape } from '../../src/model/flows/chart-shape.ts';
import {
  foldKey,
  type Box,
  type ChartLayout,
  type DrawnPart,
  type Flow,
} from '../../src/views/kit/chart/chart-layout.ts';
import { chartText } from '../../src/views/kit/chart/chart-text.ts';
import type { ChartWords } from '../../src/views/kit/chart/words/chart-words.ts';
import { foldsOf, partsOf } from './arrows.ts';
import { drawnRows, drawnStates } from './drawn-words.ts';
import { elkGraph, isBack, isStart, type ArrowsById, type Drawable } from './elk-graph.ts';

/** Longest left-to-right drawing, in px. */
const LONGEST = 2100;

const elk = new ElkConstructor.default();

/** Lays a chart out in the words of a language, with every choice of folded states. */
export async function layOut(
  shape: ChartShape,
  words: ChartWords,
  flow: Flow,
  isDot: (state: string) => boolean,
): Promise<ChartLayout> {
  const text = chartText(shape, words);
  const chart = { shape, states: drawnStates(shape, text), rows: drawnRows(shape, text), isDot };
  const parts = [];
  for (const state of partsOf(shape)) {
    const variants: Record<string, DrawnPart> = {};
    for (const folded of foldsOf(shape, state))
      variants[foldKey(folded)] = await bestPart(chart, state, folded, flow);
    parts.push({ state, variants });
  }
  return { states: chart.states, rows: chart.rows, parts };
}

/** From left to right as long as that fits a wide page; longer ones go down even there. */
async function bestPart(
  chart: Drawable,
  state: string,
  folded: readonly string[],
  flow: Flow,
): Promise<DrawnPart> {
  const drawn = await drawnPart(chart, state, folded, flow);
  return drawn.width > LONGEST ? drawnPart(chart, state, folded, 'tall') : drawn;
}

async function drawnPart(
  chart: Drawable,
  state: string,
  folded: readonly string[],
  flow: Flow,
): Promise<DrawnPart> {
  const { graph, byId } = elkGraph(chart, state, folded, flow);
  const placed = await elk.layout(graph);
  const nodes = allNodes(placed.children ?? []);
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: Object.fromEntries(nodes.filter(({ id }) => !isStart(id)).map((node) => [node.id, boxOf(node)])),
    dots: nodes.filter(({ id }) => isStart(id)).map(centreOf),
    arrows: (placed.edges ?? []).map((edge) => arrowOf(edge, byId, chart.shape)),
  };
}

type Edge = NonNullable<ElkNode['edges']>[number];

function arrowOf({ id, sources, targets, sections, labels }: Edge, byId: ArrowsById, shape: ChartShape) {
  const arrow = byId.get(id);
  const [section] = sections ?? [];
  if (!section) throw new Error(`no way for ${id}`);
  const found = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  const way = arrow && isBack(shape, arrow) ? found.toReversed() : found;
  const [label] = labels ?? [];
  return {
    from: arrow?.from ?? sources[0]?.replace('#start', '') ?? '',
    to: arrow?.to ?? targets[0] ?? '',
    transitions: arrow?.transitions ?? [],
    points: way.flatMap(({ x, y }) => [round(x), round(y)]),
    label: label ? boxOf(label) : null,
  };
}

const allNodes = (nodes: readonly ElkNode[]): readonly ElkNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);

interface Shape {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Shape): Box => [
  round(x),
  round(y),
  round(width),
  round(height),
];

const centreOf = ({ x = 0, y = 0, width = 0, height = 0 }: Shape): readonly [number, number] => [
  round(x + width / 2),
  round(y + height / 2),
];

const round = (value: number): number => Math.round(value * 10) / 10;
