// npm run drawings: makes the drawings of charts that changed.
import { keepLayouts } from './keep-layouts.ts';

await keepLayouts();
