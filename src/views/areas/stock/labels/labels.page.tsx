import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { LabelSettingsButton } from './label-settings.tsx';
import { PalletLabels } from './pallet-labels.tsx';
import { PlaceLabels } from './place-labels.tsx';

/** Labels of locations, and of pallets with numbers of their own. */
export function LabelsPage() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const active = query['tab'] === 'pallets' ? 'pallets' : 'locations';
  return (
    <PaperPage title={t`Labels`} document="/apps/inventory/locations" actions={<LabelSettingsButton />}>
      <div className="label-panel ui-no-print">
        <Tabs
          label={t`Labels`}
          active={active}
          onChange={(tab) => setQuery({ tab: tab === 'locations' ? undefined : tab })}
          tabs={[
            { id: 'locations', label: t`Locations` },
            { id: 'pallets', label: t`Pallets` },
          ]}
        />
      </div>
      {active === 'pallets' ? <PalletLabels /> : <PlaceLabels />}
    </PaperPage>
  );
}
