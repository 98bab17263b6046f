import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedLink } from '#model/shared-link/shared-link.api.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useModel } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { useDesk } from '../document/use-desk.ts';
import { usePropose } from '../document/use-propose.ts';
import { purposeWords } from './purpose.messages.ts';
import { sharedLinkWords } from './shared-link.look.ts';

interface LineProps {
  readonly link: ListedLink;
  readonly mayManage: boolean;
  readonly onAddress: (address: string) => void;
}

/** One link: for whom, whether it works, how often it was opened, and what ends it. */
export function SharedLinkLine({ link, mayManage, onAddress }: LineProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { name, state, works, hasAddress, expiresAt } = link;
  const until = format.date(expiresAt);
  const purpose = Object.hasOwn(purposeWords, link.purpose)
    ? purposeWords[link.purpose as keyof typeof purposeWords]
    : undefined; // one of a newer version
  return (
    <li className="shared-link" data-link={link.id}>
      <div className="shared-link-what">
        <strong>{name}</strong>
        {works && !hasAddress ? (
          <Badge tone="warning" icon="alert">{t`No address leads to it`}</Badge>
        ) : (
          <StateBadges words={sharedLinkWords} state={state} />
        )}
        <p className="ui-faint">
          {[purpose && i18n._(purpose), works && t`until ${until}`].filter(Boolean).join(' · ')}
        </p>
        <p>
          <Opened link={link} />
        </p>
      </div>
      {works && mayManage && <Acts link={link} onAddress={onAddress} />}
    </li>
  );
}

/** How often it was opened and when last, and what came of it. */
function Opened({ link }: Pick<LineProps, 'link'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { opens, lastOpenedAt, readAt, questions } = link;
  const last = lastOpenedAt === null ? '' : format.dateTime(lastOpenedAt);
  const read = readAt === null ? '' : format.dateTime(readAt);
  return (
    <>
      {opens === 0 ? (
        <Trans>Not opened yet</Trans>
      ) : (
        <>
          <Plural value={opens} one="Opened once" other="Opened # times" />
          {', '}
          {t`last ${last}`}
        </>
      )}
      {readAt !== null && <> · {t`confirmed as read ${read}`}</>}
      {questions > 0 && (
        <>
          {' · '}
          <Plural value={questions} one="# question, under Comments" other="# questions, under Comments" />
        </>
      )}
    </>
  );
}

function Acts({ link, onAddress }: Pick<LineProps, 'link' | 'onAddress'>) {
  const { company } = useModel();
  const { sharedLinks } = useApp();
  const { press, busy } = useDesk(() => sharedLinks(company));
  const [isAsking, setAsking] = useState(false);
  const renew = async (): Promise<void> => {
    const address = await press('renew', (desk) => desk.renew(link.id));
    if (address !== undefined) onAddress(address);
  };
  const quiet = { size: 'sm', variant: 'quiet' } as const;
  return (
    <div>
      <Button
        {...quiet}
        icon="refresh"
        loading={busy === 'renew'}
        data-testid="renew-link"
        onClick={() => void renew()}
      >
        <Trans>New address</Trans>
      </Button>
      <Button {...quiet} icon="x" data-testid="revoke-link" onClick={() => setAsking(true)}>
        <Trans>Revoke</Trans>
      </Button>
      {isAsking && <RevokeDialog link={link} onClose={() => setAsking(false)} />}
    </div>
  );
}

function RevokeDialog({ link, onClose }: Pick<LineProps, 'link'> & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const propose = usePropose();
  const revoke = (): void => {
    onClose();
    propose({ kind: 'sharedLink', document: link.id, type: 'revoke', data: {} });
  };
  return (
    <ConfirmDialog
      open
      title={t`Revoke the link for ${link.name}?`}
      confirmLabel={t`Revoke`}
      danger
      onConfirm={revoke}
      onClose={onClose}
    >
      <Trans>Whoever has the link sees nothing any more, from now on and for good.</Trans>
    </ConfirmDialog>
  );
}
