import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { UseFixes } from '#views/kit/document/fix-offer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { listOfHolders } from './role-holders.ts';

/** For a role in use: a link to its members. */
export const useRoleFixes: UseFixes = () => {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  return ({ refusal, document }) =>
    refusal.code === 'roleInUse' && model.may('member.view')
      ? [{ id: 'holders', label: t`Show who has it`, icon: 'users', to: paths.to(listOfHolders(document)) }]
      : [];
};
