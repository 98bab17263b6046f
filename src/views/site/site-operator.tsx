import { Trans } from '@lingui/react/macro';
import { useHostValue } from './site-host.ts';

/** Who runs this installation: by name and address where they are configured, else by what they are. */
export function SiteOperator() {
  const { name, address } = useHostValue('operator');
  if (name === null)
    return (
      <strong>
        <Trans>the operator of this installation</Trans>
      </strong>
    );
  return <strong>{address === null ? name : `${name}, ${address}`}</strong>;
}
