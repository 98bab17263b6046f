import './connection.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  connectorCategories,
  type ConnectorCategory,
} from '#model/areas/integrations/connector/connector-spec.ts';
import { connectorSpecs } from '#model/areas/integrations/connector/connector-specs.ts';
import { isBeingSetUp } from '#model/areas/integrations/connection/connection-standing.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { configurePath, informationPath } from './connection-paths.ts';
import { connectionWords } from './connection.look.ts';
import { ConnectorCard } from './connector-card.tsx';
import { freshConnection } from './fresh-connection.ts';
import { useConnections } from '#views/kit/document/use-connections.ts';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

const categoryIcons: Readonly<Record<ConnectorCategory, IconName>> = {
  shop: 'shoppingBag',
  accounting: 'receipt',
  files: 'file',
  rates: 'cash',
  mail: 'mail',
  printing: 'printer',
};

/** What the company is connected to, and what it can be connected to, by category. [CNV1] */
export function BrowsePage() {
  const { t } = useLingui();
  const rows = useRows('connection').filter((row) => !isArchived(row));
  const { ask } = useConnections();
  const offered = useAsync('offered connectors', () => ask((desk) => desk.offered()));
  const refusals = new Map<string, Refusal | null>(
    offered.status === 'ready' ? offered.value.map(({ name, refusal }) => [name, refusal]) : [],
  );
  const add = useAdd(rows);
  return (
    <>
      <PageHeader
        title={t`Connections`}
        subtitle={t`Other systems, folders and devices that exchange data with the company.`}
      />
      <div className="ui-stack">
        {rows.length > 0 && (
          <Panel title={t`Added`} flush>
            <ul className="connection-rows" aria-label={t`Added`}>
              {rows.map((row) => (
                <ConnectionLine key={row.id} row={row} />
              ))}
            </ul>
          </Panel>
        )}
        {connectorCategories.map((category) => (
          <Category key={category} category={category} refusals={refusals} add={add} />
        ))}
      </div>
    </>
  );
}

interface CategoryProps {
  readonly category: ConnectorCategory;
  readonly refusals: ReadonlyMap<string, Refusal | null>;
  readonly add: (connector: string) => (() => void) | undefined;
}

function Category({ category, refusals, add }: CategoryProps) {
  const { t } = useLingui();
  const names: Readonly<Record<ConnectorCategory, string>> = {
    shop: t`Shops`,
    accounting: t`Accounting`,
    files: t`Files`,
    rates: t`Exchange rates`,
    mail: t`Mail`,
    printing: t`Printing`,
  };
  const specs = connectorSpecs.filter((one) => one.category === category);
  if (specs.length === 0) return null;
  return (
    <Panel title={names[category]}>
      <ul className="connector-cards" aria-label={names[category]}>
        {specs.map((spec) => (
          <ConnectorCard
            key={spec.name}
            spec={spec}
            icon={categoryIcons[category]}
            refusal={refusals.get(spec.name) ?? null}
            onAdd={add(spec.name)}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Adds a connection under the first free name, and goes on to setting it up; undefined for who may not. */
function useAdd(rows: readonly ConnectionRow[]): (connector: string) => (() => void) | undefined {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const words = useConnectorWords();
  const [fresh, setFresh] = useState(() => model.newId());
  if (!model.may('connection.manage')) return () => undefined;
  return (connector) => () => {
    const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
    const base = words.name(connector);
    const numbers = Array.from({ length: taken.size + 1 }, (_, n) => (n === 0 ? base : `${base} ${n + 1}`));
    const name = numbers.find((one) => !taken.has(one.toLowerCase())) ?? base;
    const refusal = propose({
      kind: 'connection',
      document: fresh,
      type: 'add',
      data: freshConnection(connector, name, (permission) => model.may(permission)),
    });
    if (refusal) return;
    setFresh(model.newId());
    paths.go(configurePath(fresh));
  };
}

function ConnectionLine({ row }: { readonly row: ConnectionRow }) {
  const paths = usePaths();
  const words = useConnectorWords();
  const sentence = useRefusalSentence();
  const isNew = isBeingSetUp(row) && Object.keys(row.secrets).length === 0;
  return (
    <li>
      <UiLink to={paths.to(isNew ? configurePath(row.id) : informationPath(row.id))}>{row.name}</UiLink>
      <span className="ui-faint">{words.name(row.connector)}</span>
      <StateBadges words={connectionWords} state={row.state} />
      {row.problem && (
        <span className="connection-problem">
          <Icon name="alert" size={14} />
          {sentence(row.problem)}
        </span>
      )}
    </li>
  );
}
