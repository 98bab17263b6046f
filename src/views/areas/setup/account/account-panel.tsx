import { Trans, useLingui } from '@lingui/react/macro';
import { accountForm, type AccountForm, type AccountRow } from '#model/areas/setup/account/account.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { accountFields } from './account.fields.ts';
import { accountWords } from './account.look.ts';

interface AccountPanelProps {
  /** Undefined for a new account. */
  readonly row?: AccountRow | undefined;
  readonly onClose: () => void;
}

/** Adds an account, or renames one, with the reasons that name it. */
export function AccountPanel({ row, onClose }: AccountPanelProps) {
  const nameOf = useProductName();
  return (
    <RecordPanel
      kind="account"
      words={accountWords}
      schema={accountForm}
      fields={accountFields}
      form={Fields}
      row={row}
      title={row && `${row.number} ${nameOf(row)}`}
      watches={['account', 'reason']}
      onClose={onClose}
    />
  );
}

function Fields({ form, fields, row, focus }: RecordFormProps<AccountForm, AccountRow>) {
  return (
    <>
      <RecordFields {...{ form, fields, focus, isNew: !row }} />
      {row && <UsedBy account={row.id} />}
    </>
  );
}

function UsedBy({ account }: { readonly account: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  const reasons = useRows('reason').filter((reason) => reason.account === account && !isArchived(reason));
  return (
    <Panel title={t`Used by reasons`}>
      {reasons.length === 0 ? (
        <p>
          <Trans>No reason in use names this account.</Trans>
        </p>
      ) : (
        <ul>
          {reasons.map((reason) => (
            <li key={reason.id}>
              <UiLink to={paths.to(documentPath('reason', reason.id) ?? '')}>{nameOf(reason)}</UiLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
