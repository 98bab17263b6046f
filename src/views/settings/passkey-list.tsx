import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPasskey } from '../app/app-context.tsx';
import { useAccount } from '../app/use-account.ts';
import { knowsPasskeys } from '../auth/knows-passkeys.ts';
import { useFormat } from '../ui/use-format.ts';
import { useNow } from '../ui/use-now.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemoveFactor } from './remove-factor.tsx';

interface PasskeyListProps {
  readonly passkeys: readonly OwnPasskey[];
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onRemoved: () => void;
}

/** The person's passkeys, each with its last use, and a way to add one. */
export function PasskeyList({ passkeys, onAdded, onRemoved }: PasskeyListProps) {
  const { t } = useLingui();
  const { ownAccount } = useAccount();
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
            <li key={passkey.id} className="settings-factor-line">
              <div>
                <strong>{passkey.name}</strong>
                <PasskeyUse passkey={passkey} />
              </div>
              <RemoveFactor
                name={passkey.name}
                remove={() => ownAccount.removePasskey(passkey.id)}
                onRemoved={onRemoved}
                testId="remove-passkey"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
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
