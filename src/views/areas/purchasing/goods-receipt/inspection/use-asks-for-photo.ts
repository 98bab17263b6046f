import { useRows } from '#views/kit/document/model-context.tsx';

/** Whether a reason for which goods are returned asks for a photo. [GR51] */
export function useAsksForPhoto(): (reason: string | null | undefined) => boolean {
  const reasons = useRows('reason');
  return (reason) =>
    reasons.some(({ action, code, photo }) => action === 'return' && photo && code === reason);
}
