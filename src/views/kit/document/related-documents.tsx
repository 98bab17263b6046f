import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentRow } from '#model/engine/rows.ts';
import { Panel } from '#views/ui/panel.tsx';
import { RelatedGraph, type GraphEdge, type GraphNode } from '#views/ui/related-graph.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useModel } from './model-context.tsx';
import { usePlaceName } from './place-name.ts';
import { readLedger, type Ledger } from './read-ledger.ts';

interface RelatedDocumentsProps {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** The documents that may have moved stock; each is also a node. */
  readonly moving: readonly Pick<DocumentRow, 'id' | 'version'>[];
}

/**
 * [DP21] Linked documents as a graph, with each one's stock moves between it and its successors. The moves are fetched
 * when the graph is shown; offline, the documents are shown without them, with a notice.
 */
export function RelatedDocuments({ nodes, edges, moving }: RelatedDocumentsProps) {
  const { t } = useLingui();
  const model = useModel();
  const moveNode = useMoveNode();
  const seen = model.may('item.view') ? moving : [];
  const asked = seen.map(({ id, version }) => `${id} ${version}`).join(', ');
  const ledgers = useAsync(asked, () =>
    Promise.all(seen.map(async ({ id }) => ({ id, ledger: await readLedger(model, { document: id }, 1) }))),
  );
  const moved =
    ledgers.status === 'ready' ? ledgers.value.filter(({ ledger }) => ledger.lines.length > 0) : [];
  const moves = moved.flatMap(({ id, ledger }) => {
    const of = nodes.find((node) => node.id === id);
    return of ? [moveNode(of, ledger)] : [];
  });
  return (
    <Panel>
      <div className="ui-stack">
        <RelatedGraph
          label={t`Related documents`}
          nodes={[...nodes, ...moves]}
          edges={throughMoves(edges, new Set(moved.map(({ id }) => id)))}
        />
        {ledgers.status === 'failed' && (
          <p className="ui-faint">
            <Trans>The stock ledger is on the server, which can't be reached right now.</Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}

const movesOf = (document: string): string => `${document} moves`;

/** Reroutes the edges of a document that moved stock through its moves. */
function throughMoves(edges: readonly GraphEdge[], moved: ReadonlySet<string>): GraphEdge[] {
  const onward = edges.map((edge) => (moved.has(edge.from) ? { ...edge, from: movesOf(edge.from) } : edge));
  return [...onward, ...[...moved].map((id) => ({ from: id, to: movesOf(id) }))];
}

/** The moves of a document as a node: their number, and their common destination, if there is one. */
function useMoveNode(): (of: GraphNode, ledger: Ledger) => GraphNode {
  const { t } = useLingui();
  const placeName = usePlaceName();
  return (of, { lines, hasMore }) => {
    const [first, ...others] = new Set(lines.map(({ to }) => to));
    const count = lines.length;
    return {
      id: movesOf(of.id),
      icon: 'arrowsExchange',
      kind: t`Stock moves`,
      title: hasMore ? t`More than ${count}` : String(count),
      state: first !== undefined && others.length === 0 ? `→ ${placeName(first)}` : '',
      ...(of.to === undefined ? {} : { to: `${of.to}${of.to.includes('?') ? '&' : '?'}tab=stock` }),
    };
  };
}
