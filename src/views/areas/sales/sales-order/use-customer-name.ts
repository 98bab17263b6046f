import { useModel, useQuery } from '#views/kit/document/model-context.tsx';

const unnamed = (): string => '';

/** A customer's name by its id; empty if the device does not hold it. */
export function useCustomerName(): (id: string) => string {
  const { replica } = useModel();
  return useQuery<(id: string) => string>(
    ['customer'],
    '',
    () => (id) => replica.view.get('customer', id)?.name ?? '',
    unnamed,
  );
}
