/** Permissions of one action as the rule that pages and menus go by. */
export interface AbilityRule {
  readonly action: string;
  readonly subject?: string | readonly string[] | undefined;
}

interface Held {
  readonly permissions: readonly string[];
  readonly founder: boolean;
}

const EVERYTHING = { action: 'manage', subject: 'all' } as const;

/** One rule an action, with its subjects: few enough bytes for a cookie. A founder has a single rule for everything. */
export function rulesFor({ permissions: held, founder }: Held): AbilityRule[] {
  if (founder) return [EVERYTHING];
  const subjects = new Map<string, string[]>();
  for (const permission of held) {
    const [subject = '', action = ''] = permission.split('.');
    subjects.set(action, [...(subjects.get(action) ?? []), subject]);
  }
  return [...subjects].map(([action, subject]) => ({ action, subject }));
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
