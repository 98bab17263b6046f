import './shared-link.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { ListedLink } from '#model/shared-link/shared-link.api.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { ShownOnceDialog } from '../document/shown-once-dialog.tsx';
import { useModel, useRows } from '../document/model-context.tsx';
import { MakeLinkDialog } from './make-link-dialog.tsx';
import { SharedLinkLine } from './shared-link-line.tsx';

interface PanelProps {
  readonly kind: string;
  readonly row: DocumentRow;
}

/** The links by which people outside see a document: who has one, how often it was opened, and what ends it. [LNV1] */
export function SharedLinksPanel({ kind, row }: PanelProps) {
  const { t } = useLingui();
  const model = useModel();
  const { sharedLinks } = useApp();
  const [made, setMade] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const version = useVersion(row.id);
  const links = useAsync(`${row.id}/${version}/${made ?? ''}`, async () =>
    (await sharedLinks(model.company)).list(row.id),
  );
  const mayManage = model.may('sharedLink.manage');
  return (
    <div className="ui-stack">
      {mayManage && (
        <div className="ui-row">
          <Button icon="plus" data-testid="new-link" onClick={() => setMaking(true)}>
            <Trans>New link</Trans>
          </Button>
          <span className="ui-faint">
            <Trans>Whoever has the link sees this document as it is printed, without signing in.</Trans>
          </span>
        </div>
      )}
      {links.status === 'loading' && <Skeleton height="6rem" />}
      {links.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={links.retry}>{t`Try again`}</Button>}>
          <Trans>Links are on the server, which can't be reached right now.</Trans>
        </Notice>
      )}
      {links.status === 'ready' && <Links links={links.value} mayManage={mayManage} onAddress={setMade} />}
      {isMaking && <MakeLinkDialog kind={kind} row={row} onClose={() => setMaking(false)} onMade={setMade} />}
      {made !== null && <AddressDialog address={made} onClose={() => setMade(null)} />}
    </div>
  );
}

/** Changes with every fact of a link of the document that the device has. */
const useVersion = (document: string): string =>
  useRows('sharedLink')
    .filter(({ of }) => of === document)
    .map(({ id, version }) => `${id}:${version}`)
    .join();

interface LinksProps {
  readonly links: readonly ListedLink[];
  readonly mayManage: boolean;
  readonly onAddress: (address: string) => void;
}

function Links({ links, mayManage, onAddress }: LinksProps) {
  const { t } = useLingui();
  if (links.length === 0)
    return (
      <EmptyState icon="send" title={t`No links yet`}>
        <Trans>
          Make a link for a person, and send it to them. You see here when they open it, and end it when you
          like.
        </Trans>
      </EmptyState>
    );
  return (
    <ul className="shared-links" aria-label={t`Shared links`}>
      {links.map((link) => (
        <SharedLinkLine key={link.id} link={link} mayManage={mayManage} onAddress={onAddress} />
      ))}
    </ul>
  );
}

function AddressDialog({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ShownOnceDialog
      title={t`The link`}
      name="link"
      label={t`Address`}
      text={address}
      copied={t`Link copied.`}
      kept={t`Done`}
      onClose={onClose}
    >
      <Trans>
        This is the only time it is shown. Copy it and send it to the person it is for. If it is lost, make a
        new address.
      </Trans>
    </ShownOnceDialog>
  );
}
