import '#machines/machine.ts';
import 'react';
import 'node:fs';
import './cycle.ts';
