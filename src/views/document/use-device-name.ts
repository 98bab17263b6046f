import { useLingui } from '@lingui/react/macro';
import type { Device } from '#model/values/device.ts';

/** Names a device, as far as anything is known of it. */
export function useDeviceName(): (device: Device) => string | undefined {
  const { t } = useLingui();
  return ({ browser, system }) =>
    browser !== null && system !== null ? t`${browser} on ${system}` : (browser ?? system ?? undefined);
}
