import { useLingui } from '@lingui/react/macro';
import type { Device } from '#model/values/device.ts';

/** The name of a device, as far as it is known. */
export function useDeviceName(): (device: Device) => string | undefined {
  const { t } = useLingui();
  return ({ browser, system }) =>
    browser !== null && system !== null ? t`${browser} on ${system}` : (browser ?? system ?? undefined);
}
