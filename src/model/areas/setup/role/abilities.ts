/** A permission as the rule that pages and menus go by; those of earlier builds had several subjects. */
export interface AbilityRule {
  readonly action: string;
  readonly subject?: string | readonly string[] | undefined;
}

interface Held {
  readonly permissions: readonly string[];
  readonly founder: boolean;
}

const EVERYTHING = { action: 'manage', subject: 'all' } as const;

/** One rule for each pair of action and subject, what may be seen first. A founder has a single rule for everything. */
export function rulesFor({ permissions: held, founder }: Held): AbilityRule[] {
  if (founder) return [EVERYTHING];
  const pairs = held.map((permission) => {
    const [subject = '', action = ''] = permission.split('.');
    return { action, subject };
  });
  const sees = ({ action }: AbilityRule): boolean => action === 'view';
  return [...pairs.filter(sees), ...pairs.filter((pair) => !sees(pair))];
}

/** The permissions that rules stand for: the way back from `rulesFor`. */
export function heldBy(rules: readonly AbilityRule[]): Held {
  const founder = rules.some(
    ({ action, subject }) => action === EVERYTHING.action && subject === EVERYTHING.subject,
  );
  const held = rules.flatMap(({ action, subject = [] }) =>
    [subject].flat().map((one) => `${String(one)}.${action}`),
  );
  return { permissions: founder ? [] : held, founder };
}
