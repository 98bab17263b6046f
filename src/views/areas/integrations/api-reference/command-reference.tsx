import { Trans, useLingui } from '@lingui/react/macro';
import { exampleOf } from '#model/areas/integrations/api-client/example-of.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { useText } from '#views/kit/article/use-text.ts';
import { definitionOf, type CommandRow } from '#views/kit/article/kind-definition.ts';
import { usePermissionName } from '#views/kit/permission/permission-name.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { FieldTable } from './field-table.tsx';
import { fieldsOf, schemaOf } from './reference-fields.ts';
import { RequestSamples } from './request-samples.tsx';

interface CommandReferenceProps {
  readonly kind: string;
  readonly row: CommandRow;
  /** Where programs call the company. */
  readonly base: string;
  /** The document that the request is about. */
  readonly document: string;
  readonly isOpen: boolean;
}

/** One command: its address, what it needs, what refuses it, its fields, and a request to copy. */
export function CommandReference({ kind, row, base, document, isOpen }: CommandReferenceProps) {
  const say = useText();
  const { command, name } = row;
  return (
    <details className="api-command" id={`command-${command}`} open={isOpen}>
      <summary>
        <strong>{say(name)}</strong> <code>{`${kind}.${command}`}</code>
      </summary>
      <CommandBody {...{ kind, row, base, document }} />
    </details>
  );
}

function CommandBody({ kind, row, base, document }: Omit<CommandReferenceProps, 'isOpen'>) {
  const { t } = useLingui();
  const { command, codes } = row;
  const spec = definitionOf(kind).type.commands[command];
  const schema = spec && schemaOf(spec.schema);
  const fields = schema ? fieldsOf(schema) : [];
  return (
    <div className="ui-stack">
      <CommandFacts kind={kind} row={row} />
      {spec?.wantsProof === true && (
        <p className="ui-faint">
          <Trans>It asks a person to prove who they are, so that no program can give it.</Trans>
        </p>
      )}
      {codes.length > 0 && <Refusals codes={codes} />}
      {fields.length > 0 ? (
        <FieldTable label={t`Fields of data`} fields={fields} />
      ) : (
        <p className="ui-faint">
          <Trans>It takes no data.</Trans>
        </p>
      )}
      <RequestSamples
        label={t`Request`}
        request={{
          method: 'POST',
          url: `${base}${addressOf(kind, document, command)}`,
          body: { data: schema ? exampleOf(schema) : {} },
        }}
      />
    </div>
  );
}

const addressOf = (kind: string, document: string, command: string): string =>
  `documents/${kind}/${document}/${command}/`;

function CommandFacts({ kind, row }: Pick<CommandReferenceProps, 'kind' | 'row'>) {
  const { t } = useLingui();
  const say = useText();
  const permissionName = usePermissionName();
  const { command, from, permission, needs } = row;
  const call = `POST …/${addressOf(kind, '{id}', command)}`;
  const asked =
    permission === null ? (
      t`Everybody in the company`
    ) : (
      <>
        {permissionName(permission)} <code>{permission}</code>
      </>
    );
  return (
    <KeyValues
      items={[
        { id: 'call', label: t`Call`, value: <code>{call}</code> },
        { id: 'permission', label: t`Permission`, value: asked },
        { id: 'from', label: t`In the states`, value: from.map(say).join(', ') },
        { id: 'needs', label: t`What has to be met`, value: needs.map(say).join(' ') },
      ]}
    />
  );
}

function Refusals({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLingui();
  const say = useText();
  return (
    <section>
      <h4>{t`Refused with`}</h4>
      <ul className="api-codes">
        {codes.map((code) => {
          const text = refusalTexts[code];
          return (
            <li key={code}>
              <code>{code}</code> {text && say(text)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
