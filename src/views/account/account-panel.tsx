import { Trans, useLingui } from '@lingui/react/macro';
import { accountForm, type AccountForm, type AccountRow } from '#model/account/account.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { usePaths } from '../app/use-paths.ts';
import { documentPath } from '../document/document-path.ts';
import { useRows } from '../document/model-context.tsx';
import { useProductName } from '../document/product-name.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '../records/record-panel.tsx';
import { Panel } from '../ui/panel.tsx';
import { UiLink } from '../ui/ui-link.tsx';
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
