import { useLingui } from '@lingui/react/macro';
import { isDocumentNumber } from '#model/areas/setup/company/company.numbering.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { bareCode } from '#model/gs1/read-scan.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { ScanMessage } from '#views/kit/scan-mode/scan-message.ts';
import { binWithCode } from '#views/kit/scan-mode/scanned-codes.ts';

/** What stands on a label of the house: it names no parcel, but may lead to the next shipment. [SH13] */
export function useLabelOfHouse() {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const { view } = model.replica;
  return (scanned: string): Pick<ScanMessage, 'text' | 'ways'> | undefined => {
    const code = bareCode(scanned);
    if (binWithCode(model, code)) return { text: t`${code} is a place, not a tracking number`, ways: [] };
    if (!isDocumentNumber(view, code)) return undefined;
    const path = pathOf(model, code);
    const onPress = (): void => paths.go(path ?? '');
    const way = { id: 'open-scanned', icon: 'eye', label: t`Open it`, onPress } as const;
    return {
      text: t`${code} is a document, not a tracking number`,
      ways: path === undefined ? [] : [way],
    };
  };
}

/** Where the order, the pick list or the shipment with a number is, of those that the device holds. */
function pathOf(model: CompanyModel, code: string): string | undefined {
  const wanted = code.toLowerCase();
  for (const kind of ['pick', 'salesOrder', 'shipment'] as const) {
    const rows = model.replica.rows(kind) as readonly (DocumentRow & { readonly number: string | null })[]; // each has one
    const row = rows.find(({ number }) => number?.toLowerCase() === wanted);
    if (row && model.may(`${kind}.view`)) return documentPath(kind, row.id);
  }
  return undefined;
}
