import './pick.css';
import { useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/pick/pick.facts.ts';
import { useOwnTitle } from '../app/own-title.tsx';
import { usePaths } from '../app/use-paths.ts';
import { useDocumentActions } from '../document/document-actions.tsx';
import { useNeighbourItems } from '../document/use-neighbour-items.ts';
import { useOpenDocument } from '../document/open-document.ts';
import { useModel, useRow } from '../document/model-context.tsx';
import { useFetchedRow } from '../document/use-fetched-row.ts';
import { useUndo } from '../document/use-undo.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { HoldNotice } from '../sales-order/hold-notice.tsx';
import { usePaperItem } from '../print/use-paper-item.ts';
import { Button } from '../ui/button.tsx';
import { ButtonMenu } from '../ui/button-menu.tsx';
import { PickGate } from './pick-gate.tsx';
import { progressOf } from './pick-figures.ts';
import { usePickAside } from './use-pick-aside.tsx';
import { PickWork } from './pick-work.tsx';
import { pickWords } from './pick.look.ts';

/** One pick list in full screen, for phones and scanners. */
export function PickPage({ row }: { readonly row: PickRow }) {
  const { t } = useLingui();
  const model = useModel();
  const refusal = useVerdict('pick', row.id, 'scan');
  const actions = useDocumentActions({
    words: pickWords,
    document: row.id,
    watches: ['pick'],
    extras: { finish: () => ({ shipment: model.newId() }) },
    inMenu: true,
  });
  useOpenDocument({ words: pickWords, document: row.id, press: actions.press });
  useOwnTitle(row.number ?? t`Pick list`);
  const paper = usePaperItem('pick', row.id);
  const undo = useUndo(pickWords, row.id, actions.press);
  const aside = usePickAside(row);
  const beside = useNeighbourItems();
  const menu = <ButtonMenu label={t`More actions`} items={[...actions.menu, ...paper, ...undo, ...beside]} />;
  return (
    <div
      className="pick-screen"
      data-document={row.id}
      data-kind="pick"
      data-state={JSON.stringify(row.state)}
    >
      <PickTop
        row={row}
        menu={
          <>
            {aside.button}
            {menu}
          </>
        }
      />
      {refusal ? <PickGate row={row} refusal={refusal} /> : <PickWork row={row} isAside={aside.isOpen} />}
      {actions.dialogs}
      {aside.surfaces}
    </div>
  );
}

function PickTop({ row, menu }: { readonly row: PickRow; readonly menu: React.ReactNode }) {
  const { t } = useLingui();
  const paths = usePaths();
  const order = useFetchedRow('salesOrder', row.order);
  const customer = useRow('customer', order?.customer ?? null);
  const { done, lines } = progressOf(row);
  const number = order?.number ?? '';
  return (
    <>
      <header className="pick-top">
        <Button
          variant="quiet"
          icon="arrowLeft"
          label={t`Back to the pick lists`}
          to={paths.to('/apps/warehouse/picking')}
        />
        <div className="pick-title">
          <h1>{row.number ?? t`Pick list`}</h1>
          <span className="ui-truncate">
            {number} {customer ? `· ${customer.name}` : ''}
          </span>
        </div>
        <span className="pick-count ui-number">
          {done} / {lines}
        </span>
        {menu}
        <PickBar row={row} />
      </header>
      <HoldNotice order={row.order} />
    </>
  );
}

function PickBar({ row }: { readonly row: PickRow }) {
  const { t } = useLingui();
  const { done, lines } = progressOf(row);
  return (
    <div
      className="pick-bar"
      role="progressbar"
      aria-label={t`Lines done`}
      aria-valuemin={0}
      aria-valuemax={lines}
      aria-valuenow={done}
    >
      <span style={{ inlineSize: `${(100 * done) / Math.max(1, lines)}%` }} />
    </div>
  );
}
