import { useLingui } from '@lingui/react/macro';
import {
  locationForm,
  type LocationForm,
  type LocationRow,
} from '#model/areas/stock/location/location.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { AdjustButton } from '../adjustment/adjust-button.tsx';
import { DamagedButton } from '../adjustment/damaged-button.tsx';
import { CountButton } from '../count/count-button.tsx';
import { CountNowButton } from '../count/count-now-button.tsx';
import { DocumentTabs, useSharedTabs } from '#views/kit/document-page/document-tabs.tsx';
import { useRows } from '#views/kit/document/model-context.tsx';
import { MoveAllButton } from '../movement/move-all-button.tsx';
import { MoveButton } from '../movement/move-button.tsx';
import { StockEffect } from '#views/kit/document/stock-effect.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps, type RecordTabsProps } from '#views/kit/records/record-panel.tsx';
import { DoubtNotices } from './doubt-notices.tsx';
import { LocationContents } from './location-contents-list.tsx';
import { locationFields } from './location.fields.ts';
import { locationWords } from './location.look.ts';

interface LocationPanelProps {
  /** Undefined for a new location. */
  readonly row?: LocationRow | undefined;
  readonly onClose: () => void;
}

/** The tab with the fields; their errors are shown there. */
const FIELDS = 'fields';

/** A location's contents and fields; without a row, a new location. */
export function LocationPanel({ row, onClose }: LocationPanelProps) {
  const [query, setQuery] = useAddress();
  const [first] = useRows('warehouse');
  return (
    <RecordPanel
      kind="location"
      words={locationWords}
      schema={locationForm}
      fields={locationFields}
      row={row}
      fresh={{ warehouse: query['warehouse'] ?? first?.id ?? '', pickable: true }}
      title={row?.code}
      watches={['balance', 'warehouse']}
      form={LocationFields}
      tabs={LocationTabs}
      onRefused={row && (() => setQuery({ tab: FIELDS }))}
      onClose={onClose}
    />
  );
}

function LocationFields({ form, fields, row, focus }: RecordFormProps<LocationForm, LocationRow>) {
  const sites = useRows('warehouse');
  const warehouse = sites.map(({ id, name, code }) => ({ value: id, label: name, hint: code }));
  return <RecordFields {...{ form, fields, focus, isNew: !row, options: { warehouse } }} />;
}

function LocationTabs({ row, words, title, fields }: RecordTabsProps<LocationRow>) {
  const { t } = useLingui();
  const { tabs, dialog } = useSharedTabs({ words, row });
  const moves = <StockEffect location={row.id} version={row.version} />;
  return (
    <div>
      <DocumentTabs
        label={title}
        tabs={[
          { id: 'contents', label: t`In it`, content: <InIt row={row} /> },
          { id: FIELDS, label: t`Settings`, content: fields },
          { id: 'moves', label: t`Moves`, content: moves },
          ...tabs,
        ]}
      />
      {dialog}
    </div>
  );
}

function InIt({ row: { id, warehouse } }: { readonly row: LocationRow }) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <DoubtNotices of={{ location: id }} />
      <LocationContents location={id} />
      <div className="ui-row">
        <MoveButton warehouse={warehouse} location={id} />
        <MoveAllButton location={id} />
        <AdjustButton size="sm" warehouse={warehouse} location={id} />
        <DamagedButton warehouse={warehouse} location={id} />
        <CountNowButton warehouse={warehouse} location={id} />
        <CountButton warehouse={warehouse} location={id} label={t`Plan count`} />
      </div>
    </div>
  );
}
