import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { SearchInput } from '#views/ui/search-input.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { useStandingRoles } from './role-name.ts';
import { useFoundPermissions } from './use-found-permissions.ts';

/** Every permission against every active role. */
export function PermissionMatrixPage() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const search = query['q'] ?? '';
  const groups = useFoundPermissions(search);
  const roles = useStandingRoles();
  return (
    <>
      <PageHeader title={t`Permissions`} />
      <div className="ui-stack">
        <Notice>{t`What each role permits. Founders may do everything, whatever their role.`}</Notice>
        <SearchInput
          value={search}
          label={t`Find permissions`}
          placeholder={t`What it is about, or what it permits`}
          hotkey="/"
          onChange={(q) => setQuery({ q: q === '' ? undefined : q })}
        />
        {groups.length > 0 ? (
          <PermissionMatrix groups={groups} roles={roles} />
        ) : (
          <EmptyState
            icon="search"
            title={t`No permission matches`}
            actions={<Button onClick={() => setQuery({ q: undefined })}>{t`Show all`}</Button>}
          >
            {t`Search permissions by what they are about or what they allow.`}
          </EmptyState>
        )}
      </div>
    </>
  );
}
