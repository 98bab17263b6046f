import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DryRun } from '#model/areas/integrations/connection/dry-run.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { Tone } from '#views/ui/tone.ts';
import type { StepProps } from './step-props.ts';
import { useConnections } from '#views/kit/document/use-connections.ts';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

type Tried = { readonly result: DryRun | null; readonly refusal: Refusal | null };

/** What the connection would do now, with nothing written here or there. [CNV2] */
export function TryStep({ row, form }: StepProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const { press, busy } = useConnections();
  const [tried, setTried] = useState<Tried | null>(null);
  const result = tried?.result;
  const run = async (): Promise<void> => {
    setTried(null);
    setTried((await press('try', (desk) => desk.dryRun(row.id))) ?? null);
  };
  return (
    <div className="ui-stack">
      <Panel
        title={t`Dry run`}
        subtitle={t`Shows what would come in and go out. Nothing is written, neither here nor there.`}
      >
        {tried?.refusal && <Notice tone="danger">{sentence(tried.refusal)}</Notice>}
        <div className="connection-buttons">
          <Button
            icon="play"
            loading={busy === 'try'}
            data-testid="dry-run"
            disabledReason={form.isDirty ? t`Save the settings first.` : undefined}
            onClick={() => void run()}
          >
            <Trans>Try it</Trans>
          </Button>
        </div>
      </Panel>
      {result && <Incoming result={result} />}
      {result && <Outgoing result={result} connector={row.connector} />}
    </div>
  );
}

type Becomes = DryRun['records'][number]['becomes'] | 'rejected';

const looks: Readonly<Record<Becomes, { readonly tone: Tone; readonly icon: IconName }>> = {
  create: { tone: 'success', icon: 'plus' },
  update: { tone: 'info', icon: 'edit' },
  same: { tone: 'neutral', icon: 'check' },
  refused: { tone: 'danger', icon: 'alert' },
  rejected: { tone: 'danger', icon: 'alert' },
  passed: { tone: 'neutral', icon: 'minus' },
};

function useBecomes(): (becomes: Becomes) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Becomes, string>> = {
    create: t`Would be created`,
    update: t`Would be changed`,
    same: t`Is so already`,
    refused: t`Would be refused`,
    rejected: t`Would be refused`,
    passed: t`No concern of ours`,
  };
  return (becomes) => names[becomes];
}

interface LineProps {
  readonly name: string;
  readonly becomes: Becomes;
  readonly refusal: Refusal | null;
}

function Line({ name, becomes, refusal }: LineProps) {
  const sentence = useRefusalSentence();
  const nameOf = useBecomes();
  return (
    <li>
      <strong>{name}</strong>
      <Badge {...looks[becomes]}>{nameOf(becomes)}</Badge>
      {refusal && <span className="connection-refusal">{sentence(refusal)}</span>}
    </li>
  );
}

function Incoming({ result: { records, tables, more } }: { readonly result: DryRun }) {
  const { t } = useLingui();
  if (records.length + tables.length === 0)
    return (
      <Panel title={t`Comes in`}>{<p className="ui-faint">{t`There is nothing to take in now.`}</p>}</Panel>
    );
  return (
    <>
      {records.length > 0 && (
        <Panel title={t`Comes in`} subtitle={more ? t`The first of them; there are more.` : undefined} flush>
          <ul className="connection-items">
            {records.map(({ name, becomes, refusal }, n) => (
              <Line key={n} name={name} becomes={becomes} refusal={refusal as Refusal | null} />
            ))}
          </ul>
        </Panel>
      )}
      {tables.map((table) => (
        <TriedTable key={table.name} table={table} />
      ))}
    </>
  );
}

function TriedTable({ table }: { readonly table: DryRun['tables'][number] }) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const { name, refusal, counts, lines } = table;
  const { create, update, same, rejected } = counts;
  return (
    <Panel
      title={name}
      subtitle={t`Created ${create}, changed ${update}, the same ${same}, refused ${rejected}`}
      flush
    >
      {refusal && <Notice tone="danger">{sentence(refusal as Refusal)}</Notice>}
      <ul className="connection-items">
        {lines.map((line) => (
          <Line
            key={line.line}
            name={t`Line ${line.line}: ${line.about}`}
            becomes={line.takes}
            refusal={line.refusal as Refusal | null}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Outgoing({ result: { out }, connector }: { readonly result: DryRun; readonly connector: string }) {
  const { t } = useLingui();
  const words = useConnectorWords();
  if (out.length === 0) return null;
  return (
    <Panel title={t`Would have gone out`} subtitle={t`Of what happened here last.`} flush>
      <ul className="connection-items">
        {out.map(({ flow, name, data }, n) => (
          <li key={n}>
            <strong>{name}</strong>
            <span className="ui-faint">{words.flow(connector, flow)}</span>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard */}
            <pre tabIndex={0}>{JSON.stringify(data, null, 1)}</pre>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
