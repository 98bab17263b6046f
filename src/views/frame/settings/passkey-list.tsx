import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPasskey } from '#views/navigation/app-context.tsx';
import { useAccount } from '#views/navigation/use-account.ts';
import { knowsPasskeys } from '../account/knows-passkeys.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeyListProps {
  readonly passkeys: readonly OwnPasskey[];
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  /** One was renamed or removed. */
  readonly onChanged: () => void;
}

/** The person's passkeys, each with its last use, and a way to add one. */
export function PasskeyList({ passkeys, onAdded, onChanged }: PasskeyListProps) {
  const { t } = useLingui();
  return (
    <div className="settings-factor">
      <div className="settings-factor-line">
        <div>
          <strong>
            <Trans>Passkeys</Trans>
          </strong>
          <p className="ui-soft">
            {knowsPasskeys()
              ? t`Sign in with your fingerprint, your face, a PIN or a security key, also without the password.`
              : t`This browser knows no passkeys here. They need a secure connection.`}
          </p>
        </div>
        {knowsPasskeys() && <AddPasskey onAdded={onAdded} />}
      </div>
      {passkeys.length > 0 && (
        <ul className="settings-passkeys" aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface PasskeyLineProps {
  readonly passkey: OwnPasskey;
  readonly onChanged: () => void;
}

function PasskeyLine({ passkey, onChanged }: PasskeyLineProps) {
  const { ownAccount } = useAccount();
  return (
    <li className="settings-factor-line">
      <div>
        <strong>{passkey.name}</strong>
        <PasskeyUse passkey={passkey} />
      </div>
      <span className="ui-row">
        <RenamePasskey passkey={passkey} onRenamed={onChanged} />
        <RemoveFactor
          name={passkey.name}
          remove={() => ownAccount.removePasskey(passkey.id)}
          onRemoved={onChanged}
          testId="remove-passkey"
        />
      </span>
    </li>
  );
}

function PasskeyUse({ passkey: { createdAt, lastUsedAt } }: { readonly passkey: OwnPasskey }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const at = lastUsedAt ?? createdAt;
  const when = format.relative(at, Math.max(now, Date.parse(at)));
  return (
    <time className="settings-session-facts" dateTime={at} title={format.dateTime(at)}>
      {lastUsedAt === null ? t`Added ${when}, not used yet` : t`Last used ${when}`}
    </time>
  );
}
