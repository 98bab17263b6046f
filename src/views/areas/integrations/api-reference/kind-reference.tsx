import { Suspense } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TableName } from '#model/engine/rows.ts';
import { ChartPart } from '#views/kit/article/chart-part.tsx';
import { commandRows, definitionOf } from '#views/kit/article/kind-definition.ts';
import { StatesPart } from '#views/kit/article/states-part.tsx';
import { useText } from '#views/kit/article/use-text.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { CommandReference } from './command-reference.tsx';
import { FieldTable } from './field-table.tsx';
import { fieldsOf, schemaOf } from './reference-fields.ts';
import { RequestSamples } from './request-samples.tsx';

interface KindReferenceProps {
  readonly kind: string;
  readonly base: string;
  /** The id of a document that is not there yet. */
  readonly fresh: string;
  /** The command that is looked for; the others are folded. */
  readonly command: string | undefined;
}

/** Everything of one kind that a program needs to know. [APR1] */
export function KindReference({ kind, base, fresh, command }: KindReferenceProps) {
  const { t } = useLingui();
  const say = useText();
  const definition = definitionOf(kind);
  const [first] = useRows(kind as TableName) as readonly { readonly id: string }[]; // any kind's rows have one
  const commands = commandRows(definition);
  return (
    <div className="article-text api-reference">
      <p>{say(definition.texts.about)}</p>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <ChartPart of={kind} />
      </Suspense>
      <h2>{t`Commands`}</h2>
      {commands.map((row) => (
        <CommandReference
          key={`${kind} ${row.command} ${String(row.command === command)}`}
          kind={kind}
          row={row}
          base={base}
          // What is made gets an id of its own; the others are about one that is there.
          document={row.from.length === 0 ? fresh : (first?.id ?? fresh)}
          isOpen={row.command === command}
        />
      ))}
      <Reading kind={kind} base={base} />
      <h2>{t`States`}</h2>
      <StatesPart of={kind} />
      <Facts kind={kind} />
    </div>
  );
}

/** How documents of the kind are read. */
function Reading({ kind, base }: Pick<KindReferenceProps, 'kind' | 'base'>) {
  const { t } = useLingui();
  return (
    <>
      <h2>{t`Read`}</h2>
      <p>
        <Trans>
          The documents of this kind, those changed last first; with the id of one at the end, that one.
        </Trans>
      </p>
      <RequestSamples
        label={t`Request`}
        request={{ method: 'GET', url: `${base}documents/${kind}/?limit=20` }}
      />
    </>
  );
}

/** What its facts carry. */
function Facts({ kind }: Pick<KindReferenceProps, 'kind'>) {
  const { t } = useLingui();
  const say = useText();
  const definition = definitionOf(kind);
  return (
    <>
      <h2>{t`Facts`}</h2>
      <p>
        <Trans>
          What has happened, in the answers to commands, in histories and in the stream of events.
        </Trans>
      </p>
      {Object.entries(definition.type.facts).map(([fact, schema]) => (
        <Fact key={fact} fact={fact} label={factName(definition.texts.facts[fact], say)}>
          {fieldsOf(schemaOf(schema, 'output'))}
        </Fact>
      ))}
    </>
  );
}

const factName = (
  text: Parameters<ReturnType<typeof useText>>[0] | undefined,
  say: ReturnType<typeof useText>,
) => (text ? say(text) : '');

interface FactProps {
  readonly fact: string;
  readonly label: string;
  readonly children: ReturnType<typeof fieldsOf>;
}

function Fact({ fact, label, children }: FactProps) {
  const { t } = useLingui();
  return (
    <details className="api-command">
      <summary>
        <strong>{label}</strong> <code>{fact}</code>
      </summary>
      {children.length > 0 ? (
        <FieldTable label={label} fields={children} />
      ) : (
        <p className="ui-faint">{t`It carries no data.`}</p>
      )}
    </details>
  );
}
