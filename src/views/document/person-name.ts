import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { MemberRow } from '#model/member/member.events.ts';
import { useModel, useQuery } from './model-context.tsx';

const namesOf = ({ replica }: CompanyModel): ReadonlyMap<string, string> =>
  new Map(
    (replica.rows('member') as readonly MemberRow[]).map(({ user, name }) => [user, name]), // table member holds MemberRow
  );
const nobody: ReadonlyMap<string, string> = new Map();

/** Names a user by the account's id: the reader is "You", and whom the reader may not see "Somebody else". */
export function usePersonName(): (user: string) => string {
  const { t } = useLingui();
  const { user: reader } = useModel();
  const names = useQuery(['member'], '', namesOf, nobody);
  return (user) => (user === reader ? t`You` : (names.get(user) ?? t`Somebody else`));
}
