/** What executors of tests make ids of the server's own commands with: they know each other's, as processes of one installation do. */
export const testSecret = 'a secret of the tests';
