import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { folding } from '#model/folding.ts';
import { isDocumentNumber } from '#model/areas/setup/company/company.numbering.ts';
import { bareCode } from '#model/gs1/read-scan.ts';
import { resolveScan } from '#model/areas/products/product/product-codes.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { binsWithCode } from '#views/kit/scan-mode/scanned-codes.ts';
import { signal } from '#views/ui/signals.ts';
import { findableKinds } from './use-found-documents.ts';

interface Found {
  readonly kind: string;
  readonly id: string;
}

/** The document that a code is printed on: by its number, or by the code of a product or a bin. */
function foundBy(model: CompanyModel, code: string, today: string): Found | undefined {
  const numbered = withNumber(model, bareCode(code));
  if (numbered) return numbered;
  const scanned = resolveScan(model.replica.view, code, today);
  if (scanned.is === 'product') return { kind: 'product', id: scanned.product.id };
  const [bin] = binsWithCode(model, code);
  return bin && { kind: 'location', id: bin.id };
}

const MOST = 5;

/** The same of documents that ended long ago, which the device does not hold: the server is asked where a code is a number of the company's own. */
async function fetchedBy(model: CompanyModel, code: string): Promise<Found | undefined> {
  if (!isDocumentNumber(model.replica.view, code)) return undefined;
  const ended = visibleKinds(model).filter((kind) => folding.tables.get(kind)?.isOpen);
  await Promise.all(
    // Without a connection only what is here is known.
    ended.map((kind) => model.fetchDocuments(kind, { search: code, limit: MOST }).catch(() => null)),
  );
  return withNumber(model, code);
}

const visibleKinds = (model: CompanyModel) => findableKinds.filter((kind) => model.may(`${kind}.view`));

function withNumber(model: CompanyModel, code: string): Found | undefined {
  const wanted = code.toLowerCase();
  for (const kind of visibleKinds(model)) {
    const rows = model.replica.rows(kind) as readonly (DocumentRow & { readonly number?: unknown })[]; // kinds are of documents
    const row = rows.find(({ number }) => typeof number === 'string' && number.toLowerCase() === wanted);
    if (row) return { kind, id: row.id };
  }
  return undefined;
}

/** Opens what was scanned, from any page. [PAL9] */
export function useScanAnywhere(): (code: string) => void {
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const paths = usePaths();
  const announcer = useAnnouncer();
  const last = useRef('');
  const open = (found: Found | undefined, code: string): void => {
    const path = found && model.may(`${found.kind}.view`) ? documentPath(found.kind, found.id) : undefined;
    signal(path === undefined ? 'wrong' : 'right');
    if (path === undefined) announcer.error(t`Nothing here has the code ${code}.`);
    else paths.go(path);
  };
  return (code) => {
    last.current = code;
    const found = foundBy(model, code, today);
    if (found) return open(found, code);
    // Another scan meanwhile is what is meant.
    void fetchedBy(model, bareCode(code)).then((one) => last.current === code && open(one, code));
    return undefined;
  };
}
