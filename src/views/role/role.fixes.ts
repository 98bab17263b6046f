import { useLingui } from '@lingui/react/macro';
import { usePaths } from '../app/use-paths.ts';
import type { UseFixes } from '../document/fix-offer.ts';
import { useModel } from '../document/model-context.tsx';
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
