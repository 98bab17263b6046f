import { Trans, useLingui } from '@lingui/react/macro';
import type { ConnectorSpec } from '#model/areas/integrations/connector/connector-spec.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Button } from '#views/ui/button.tsx';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

interface ConnectorCardProps {
  readonly spec: ConnectorSpec;
  readonly icon: IconName;
  /** Why it is not offered here. */
  readonly refusal: Refusal | null;
  /** Undefined for who may not. */
  readonly onAdd: (() => void) | undefined;
}

/** A connector: what it does, what flows which way, and what it was tried against. [CNV1] */
export function ConnectorCard({ spec, icon, refusal, onAdd }: ConnectorCardProps) {
  const { t } = useLingui();
  const words = useConnectorWords();
  const sentence = useRefusalSentence();
  const name = words.name(spec.name);
  return (
    <li data-connector={spec.name}>
      <h3>
        <Icon name={icon} size={18} />
        {name}
      </h3>
      <p>{words.about(spec.name)}</p>
      {spec.flows.length > 0 && (
        <ul className="connector-flows" aria-label={t`What flows`}>
          {spec.flows.map((flow) => (
            <li key={flow.name}>
              <Icon name={flow.direction === 'in' ? 'download' : 'upload'} size={14} />
              <span className="ui-hidden">{flow.direction === 'in' ? t`In:` : t`Out:`} </span>
              {words.flow(spec.name, flow.name)}
            </li>
          ))}
        </ul>
      )}
      {spec.triedAgainst === 'documentation' && <Honest other={words.other(spec.name)} />}
      {onAdd && (
        <Button
          icon="plus"
          label={t`Add ${name}`}
          disabledReason={refusal ? sentence(refusal) : undefined}
          data-testid={`add-${spec.name}`}
          onClick={onAdd}
        >
          <Trans>Add</Trans>
        </Button>
      )}
    </li>
  );
}

const Honest = ({ other }: { readonly other: string }) => (
  <p className="connector-honest">
    <Icon name="info" size={14} />
    <span>
      <Trans>
        Built from the documentation of {other}; tried against a server that answers as it says, not against{' '}
        {other} itself.
      </Trans>
    </span>
  </p>
);
