import type { Served } from '#model/areas/setup/member/salesperson.rules.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { isActing } from '#model/areas/setup/member/member.rules.ts';
import { compare } from '#model/values/order.ts';
import { useFullName } from '#views/kit/document/person-name.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';

/** By name, each once: somebody who left and came back has two rows. */
function named(users: readonly string[], nameOf: (user: string) => string): readonly Option[] {
  const options = [...new Set(users)].map((value) => ({ value, label: nameOf(value) }));
  return options.toSorted((a, b) => compare(a.label, b.label));
}

/** Who may answer for an order: the members, and whoever does; for who may not see the members, oneself. [SO72] */
export function useSalespeople(chosen: string | null): readonly Option[] {
  const model = useModel();
  const nameOf = useFullName();
  const members: readonly MemberRow[] = useRows('member');
  const acting = members.filter(isActing).flatMap(({ user }) => user ?? []);
  return named([...acting, model.user, ...(chosen === null ? [] : [chosen])], nameOf);
}

/** Leaves out of a customer who answers for it, where they are no longer with the company; who may not see the members asks nobody. [CU5] */
export const servedAmong = <C extends Served>(members: readonly MemberRow[], customer: C): C =>
  members.length === 0 || members.some((one) => one.user === customer.salesperson && isActing(one))
    ? customer
    : { ...customer, salesperson: null };

/** Everybody who ever was a member: lists are filtered by them. [SO72] */
export function useEverySalesperson(): readonly Option[] {
  const nameOf = useFullName();
  const members: readonly MemberRow[] = useRows('member');
  return named(
    members.flatMap(({ user }) => user ?? []),
    nameOf,
  );
}
