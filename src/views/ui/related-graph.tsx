import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { layers } from './related-graph-layout.ts';
import { UiLink } from './ui-link.tsx';

export interface GraphNode {
  readonly id: string;
  readonly icon: IconName;
  /** The kind, in words: "Goods receipt". */
  readonly kind: string;
  /** The number: "GR-1042". */
  readonly title: string;
  /** Its state, in words. */
  readonly state: string;
  readonly to?: string | undefined;
  readonly current?: boolean;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
}

export interface RelatedGraphProps {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly label: string;
}

const WIDTH = 184;
const HEIGHT = 56;
const GAP_X = 44;
const GAP_Y = 12;

/** Linked documents from left to right: order → receipts → moves → shipment. */
export function RelatedGraph({ nodes, edges, label }: RelatedGraphProps) {
  const places = layers(
    nodes.map((node) => node.id),
    edges,
  );
  const columns = Math.max(0, ...[...places.values()].map((place) => place.column)) + 1;
  const rows = Math.max(0, ...[...places.values()].map((place) => place.row)) + 1;
  const at = (id: string) => {
    const place = places.get(id) ?? { column: 0, row: 0 };
    return { x: place.column * (WIDTH + GAP_X) + 1, y: place.row * (HEIGHT + GAP_Y) + 1 };
  };
  const size = { width: columns * (WIDTH + GAP_X) - GAP_X + 2, height: rows * (HEIGHT + GAP_Y) - GAP_Y + 2 };
  const current = nodes.find((node) => node.current === true);
  const scroller = useScrolledTo(current && at(current.id).x);
  return (
    <div className="ui-graph" ref={scroller}>
      <div role="list" aria-label={label} style={{ position: 'relative', ...size }}>
        <svg {...size} aria-hidden>
          {edges.map((edge) => (
            <path key={`${edge.from}>${edge.to}`} d={curve(at(edge.from), at(edge.to))} />
          ))}
        </svg>
        {nodes.map((node) => (
          <div role="listitem" key={node.id}>
            <Node node={node} {...at(node.id)} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** If the graph is wider than its container, it starts with the current document centred. */
function useScrolledTo(x: number | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || x === undefined) return;
    const left = x + (WIDTH - element.clientWidth) / 2;
    element.scrollTo({ left: element.matches('[dir=rtl] *') ? -left : left });
  }, [x]);
  return scroller;
}

function Node({ node, x, y }: { node: GraphNode; x: number; y: number }) {
  const box = { insetInlineStart: x, top: y, width: WIDTH, height: HEIGHT };
  const content = (
    <>
      <span>
        <Icon name={node.icon} size={13} />
        {node.kind}
      </span>
      <strong>
        <span className="ui-truncate">{node.title}</span>
        <small className="ui-faint">{node.state}</small>
      </strong>
    </>
  );
  return (
    <div style={{ position: 'absolute', ...box }}>
      {node.to === undefined || node.current === true ? (
        <div className="ui-graph-node" aria-current={node.current === true}>
          {content}
        </div>
      ) : (
        <UiLink to={node.to} className="ui-graph-node">
          {content}
        </UiLink>
      )}
    </div>
  );
}

function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [x1, y1] = [from.x + WIDTH, from.y + HEIGHT / 2];
  const [x2, y2] = [to.x, to.y + HEIGHT / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1},${y1} C${middle},${y1} ${middle},${y2} ${x2},${y2}`;
}
