const drawers = /(^|[/.-])(utils?|helpers?|common|misc)(?=[/.-]|$)/;

/** Habits checked on a file's path. */
export const nameHabits = [
  {
    name: 'no-drawers',
    says: 'name the file after what is in it',
    finds: (path) => drawers.test(path),
    bad: [
      'src/model/utils.ts',
      'src/views/helpers/a.ts',
      'server/date-utils.ts',
      'src/common/x.ts',
      'src/a.helper.ts',
    ],
    good: ['src/model/values/money.ts', 'src/views/ui/commonality.tsx'],
  },
  {
    name: 'no-index',
    says: 'no barrels: give the file a name of its own',
    finds: (path) => /(^|\/)index\.(tsx?|mjs)$/.test(path),
    bad: ['src/model/index.ts', 'src/views/app/index.tsx'],
    good: ['src/views/app/index-page.tsx'],
  },
  {
    name: 'kebab-names',
    says: 'file and folder names are lower case with hyphens, `<slug>.<kind>.ts`',
    finds: (path) => /[A-Z_ ]/.test(path.replace(/(^|\/)__screenshots__/, '')),
    bad: ['src/model/salesOrder/a.ts', 'src/views/App.tsx', 'server/a_b.ts'],
    good: [
      'src/model/areas/sales/sales-order/sales-order.rules.ts',
      'server/accounts/identity/sign-in.db.test.ts',
    ],
  },
];
