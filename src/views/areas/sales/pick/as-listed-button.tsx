import { Trans } from '@lingui/react/macro';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import type { PickTaken } from './use-pick-taken.ts';

/** At a desk nothing is scanned: one press takes the list as it stands, where nothing differs. [PW6] */
export const AsListedButton = ({ lines, take }: PickTaken['asListed']) =>
  lines === 0 ? null : (
    <BigButton testId="as-listed" onPress={take}>
      <Trans>All as listed</Trans>
    </BigButton>
  );
