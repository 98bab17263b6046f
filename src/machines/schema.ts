import { schemaOf } from '#model/engine/schema.ts';
import { engine } from './registry.ts';

/**
 * The fingerprint of the model that this page folds. The build of the web application puts the finished text in the place
 * of this file (scripts/web/engine-schema.ts): charts and schemas are no part of what a start loads.
 */
export const schema = schemaOf(engine);
