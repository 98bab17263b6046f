import { useLingui } from '@lingui/react/macro';
import type { SessionView } from '#views/navigation/use-session.ts';
import { useCompanySwitch } from '#views/navigation/use-company-switch.ts';
import type { PaletteGroup } from './palette-entry.ts';

/** The person's other companies, each of which is opened under the same page. [PAL20] */
export function useOtherCompanies({
  companies,
  active,
}: Pick<SessionView, 'companies' | 'active'>): PaletteGroup {
  const { t } = useLingui();
  const { switchTo } = useCompanySwitch();
  const others = companies.filter(({ id }) => id !== active?.id);
  return {
    id: 'companies',
    label: t`Companies`,
    entries: others.map(({ id, name }) => ({
      id: `company/${id}`,
      label: name,
      icon: 'building',
      also: 'company switch change',
      detail: t`Switch company`,
      run: () => switchTo(id),
    })),
  };
}
