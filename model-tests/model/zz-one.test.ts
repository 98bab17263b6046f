import { test } from 'vitest';
import { judgeSurvivors } from '../kernel/mutate.ts';
import { examine } from './document-case.ts';
import { documentCase as inv } from '../documents/invoice.case.ts';
import { documentCase as so } from '../documents/sales-order.case.ts';
import { documentCase as pay } from '../documents/payment.case.ts';

for (const [name, one] of Object.entries({ invoice: inv, payment: pay, salesOrder: so }))
  test(
    name,
    () => {
      one((subject: any) => {
        const seen = examine(subject, () => performance.now());
        console.log(name, seen.graph.nodes.length ?? '', seen.graph.edges.length);
        const counts: any = {};
        for (const node of seen.graph.nodes as any) {
          const m = /"scene":"([^"]*)"/.exec(JSON.stringify(node.key ?? node));
          counts[m?.[1] ?? JSON.stringify(node).slice(0, 80)] = (counts[m?.[1] ?? ''] ?? 0) + 1;
        }
        console.log(JSON.stringify(counts).slice(0, 1500));
        const out = {
          failures: seen.result.failures
            .filter((f: any) => f.row === 'IN-03')
            .concat(seen.result.failures)
            .slice(0, 3),
          rows: seen.result.rows.filter((row: any) => row.status !== 'pass'),
          invented: seen.result.invented,
          truncated: seen.part.truncated,
          div: seen.divergences,
          unreached: seen.transitions.unreached,
          half: seen.halfTested,
          mut: judgeSurvivors(seen.mutation, subject.signed),
        };
        console.log(JSON.stringify(out, null, 1).slice(0, 9000));
        return null;
      });
    },
    600_000,
  );
