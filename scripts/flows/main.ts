// npm run drawings: makes the drawings of charts that changed.
import { remakeLayouts } from './keep-layouts.ts';

await remakeLayouts();
