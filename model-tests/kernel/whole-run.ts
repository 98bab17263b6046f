/**
 * Whether all is proven, as by `npm run test:all`, and not what `npm test` makes do with: pages are then drawn in both
 * languages, all that is refused is tried in every state, and walks in a browser take pictures of states.
 */
export const isWholeRun = process.env['WHOLE_RUN'] === 'yes' || process.env['PARTS'] === 'long';
