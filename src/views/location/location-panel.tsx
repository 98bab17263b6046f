import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { locationForm, type LocationForm, type LocationRow } from '#model/location/location.facts.ts';
import { DocumentTabs, useSharedTabs } from '../document/document-tabs.tsx';
import { FormPanel } from '../document/form-panel.tsx';
import { useDecider, useModel, useRows } from '../document/model-context.tsx';
import { PanelHead } from '../document/panel-head.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { StockEffect } from '../document/stock-effect.tsx';
import { useForm, type Form } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';
import { useAddress } from '../app/use-address.ts';
import { LocationContents } from './location-contents-list.tsx';
import { LocationFields } from './location-fields.tsx';
import { locationWords } from './location.messages.ts';

interface LocationPanelProps {
  /** Without it, a new one. */
  readonly row?: LocationRow | undefined;
  readonly onClose: () => void;
}

/** What lies in a place, and all that may be set on it; without a row, a new one. */
export function LocationPanel({ row, onClose }: LocationPanelProps) {
  const { t } = useLingui();
  const replica = useDecider();
  const sentence = useRefusalSentence();
  const form = useForm<LocationForm>(locationForm, useInitial(row), { kind: 'location', row });
  const save = useSave(form, row, onClose);
  const refusal = row ? replica.consider({ kind: 'location', document: row.id, type: 'update' }) : null;
  return (
    <FormPanel
      title={row ? row.code : t`New location`}
      draft={form.draft}
      creates={row ? undefined : 'location'}
      isNew={!row}
      onSave={save}
      onClose={onClose}
      readOnlyBecause={refusal ? sentence(refusal) : undefined}
      head={
        row && <PanelHead words={locationWords} row={row} watches={['location', 'balance', 'warehouse']} />
      }
    >
      {row ? (
        <LocationTabs row={row} fields={<LocationFields form={form} isNew={false} />} />
      ) : (
        <LocationFields form={form} isNew />
      )}
    </FormPanel>
  );
}

/** The tab of the fields; what is wrong with them is shown there. */
const FIELDS = 'fields';

function LocationTabs({ row, fields }: { readonly row: LocationRow; readonly fields: ReactNode }) {
  const { t } = useLingui();
  const { tabs, dialog } = useSharedTabs({ words: locationWords, row });
  const moves = <StockEffect location={row.id} version={row.version} />;
  return (
    <div>
      <DocumentTabs
        label={row.code}
        tabs={[
          { id: 'contents', label: t`In it`, content: <LocationContents location={row.id} /> },
          { id: FIELDS, label: t`Settings`, content: fields },
          { id: 'moves', label: t`Moves`, content: moves },
          ...tabs,
        ]}
      />
      {dialog}
    </div>
  );
}

function useInitial(row: LocationRow | undefined): LocationForm {
  const [query] = useAddress();
  const warehouses = useRows('warehouse');
  if (row) return locationForm.strip().parse(row);
  return {
    warehouse: query['warehouse'] ?? warehouses[0]?.id ?? '',
    code: '',
    name: '',
    zone: '',
    usage: 'storage',
    pickable: true,
    walkingOrder: 0,
    barcode: '',
  };
}

function useSave(form: Form<LocationForm>, row: LocationRow | undefined, onSaved: () => void): () => void {
  const model = useModel();
  const propose = usePropose();
  const [, setQuery] = useAddress();
  const showFields = (): void => (row ? setQuery({ tab: FIELDS }) : undefined);
  return () => {
    if (!form.check()) return showFields();
    const document = row?.id ?? model.newId();
    const version = row ? { version: form.draft.version } : {};
    const refusal = propose({
      kind: 'location',
      document,
      type: row ? 'update' : 'create',
      data: form.value,
      ...version,
    });
    if (refusal) {
      showFields();
      return form.show(refusal);
    }
    form.draft.saved();
    onSaved();
  };
}
