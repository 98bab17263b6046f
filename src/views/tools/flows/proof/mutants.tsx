import { Trans, useLingui } from '@lingui/react/macro';
import { mutantShare, type ProofMutation } from '#model/flows/proof-report.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** Faults planted in a chart, one at a time: how many the rows detected, and why the others have no effect. */
export function Mutants({ mutation }: { readonly mutation: ProofMutation }) {
  const { t } = useLingui();
  const format = useFormat();
  const { some, of } = mutantShare(mutation);
  const reasons = new Map(mutation.signed.map(({ mutant, reason }) => [mutant, reason]));
  return (
    <Panel title={t`Planted faults`} subtitle={t`${format.count(some)} of ${format.count(of)} noticed`}>
      {mutation.survivors.map((id) => (
        <Survivor key={id} id={id} reason={reasons.get(id)} />
      ))}
      <details className="proof-more">
        <summary>
          <Trans>By kind of fault</Trans>
        </summary>
        <table className="flow-table">
          <tbody>
            {Object.entries(mutation.byOperator).map(([operator, { killed, total }]) => (
              <tr key={operator}>
                <th scope="row" lang="en">
                  {operator}
                </th>
                <td className="ui-number">{t`${format.count(killed)} of ${format.count(total)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

interface SurvivorProps {
  readonly id: string;
  readonly reason: string | undefined;
}

function Survivor({ id, reason }: SurvivorProps) {
  return (
    <p className="proof-survivor">
      <code lang="en">{id}</code>
      {reason === undefined ? (
        <span className="flow-late">
          <Trans>Nobody has acknowledged it or given a reason.</Trans>
        </span>
      ) : (
        <span className="ui-soft" lang="en">
          {reason}
        </span>
      )}
    </p>
  );
}
