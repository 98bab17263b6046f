import './pairing.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import type { ListColumn, ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { InviteDialog, type MadeInvitation } from './invite-dialog.tsx';
import { NewInvitation } from './new-invitation.tsx';
import { pairingPath } from './pairing-paths.ts';
import { pairingWords } from './pairing.look.ts';
import { useKindName } from './sync-names.ts';

/** The companies that this one is paired with, and where others are invited. [MS1] */
export function PairingListPage() {
  const { t, i18n } = useLingui();
  const mayManage = useModel().may('pairing.manage');
  const [asks, setAsks] = useState<'invite' | 'accept' | null>(null);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const close = (): void => setAsks(null);
  return (
    <ListPage
      header={
        <PageHeader
          title={i18n._(pairingWords.many)}
          subtitle={t`Keep products, categories, suppliers and customers of two companies in step.`}
          actions={
            mayManage && (
              <>
                <Button data-testid="enter-code" onClick={() => setAsks('accept')}>
                  <Trans>Enter a code</Trans>
                </Button>
                <Button variant="primary" icon="plus" data-testid="invite" onClick={() => setAsks('invite')}>
                  <Trans>Invite a company</Trans>
                </Button>
              </>
            )
          }
        />
      }
      definition={usePairingList()}
    >
      {asks === 'invite' && <InviteDialog onClose={close} onMade={setMade} />}
      {asks === 'accept' && <AcceptDialog onClose={close} />}
      {made && <NewInvitation key={made.id} made={made} onDone={() => setMade(null)} />}
    </ListPage>
  );
}

function usePairingList(): ListDefinition<PairingRow> {
  const { i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const list = pairingWords.list;
  const say = (part: 'search' | 'narrowed' | 'none' | 'text'): string => (list ? i18n._(list[part]) : '');
  return {
    id: 'pairing',
    label: i18n._(pairingWords.many),
    rows: useRows('pairing'),
    rowId: ({ id }) => id,
    href: ({ id }) => paths.to(pairingPath(id)),
    onOpen: ({ id }) => paths.go(pairingPath(id)),
    pending: ({ id }) => pending.has(`pairing/${id}`),
    text: ({ name }) => name.toLowerCase(),
    searchHint: say('search'),
    state: ({ state }) => String(state),
    tabs: useStateWords(pairingWords).tabs,
    sorts: { name: ({ name }) => name, at: ({ changedAt }) => changedAt },
    defaultSort: { column: 'name', direction: 'ascending' },
    columns: usePairingColumns(),
    bulk: { words: pairingWords, commands: ['resume', 'pause', 'unpair'] },
    empty: { icon: 'arrowsExchange', narrowed: say('narrowed'), none: say('none'), text: say('text') },
  };
}

function usePairingColumns(): readonly ListColumn<PairingRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const kindName = useKindName();
  const kinds = ({ kinds: all }: PairingRow): string => all.map(({ kind }) => kindName(kind)).join(', ');
  return [
    { id: 'name', header: t`Company`, width: { share: 2, min: 160 }, cell: ({ name }) => name },
    useStateColumn(pairingWords, { width: 150 }),
    { id: 'kinds', header: t`Synced`, width: { share: 3, min: 200 }, cell: kinds, value: kinds },
    {
      id: 'conflicts',
      header: t`Conflicts`,
      width: 110,
      align: 'end',
      cell: ({ conflicts }) => format.count(conflicts),
      value: ({ conflicts }) => conflicts,
    },
    {
      id: 'at',
      header: t`Changed`,
      width: 150,
      cell: ({ changedAt }) => format.dateTime(changedAt),
      value: ({ changedAt }) => changedAt,
    },
  ];
}
