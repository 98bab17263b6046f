import '#machines/machine.ts';
import 'react';
