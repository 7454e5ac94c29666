// Keeps V8's space for young objects small while the program is read: the first import of main.ts.
// Reading 4 MB of bundle would let it grow to 16 MB, of which a server at rest uses 2 and gives nothing back. From the first
// turn of the event loop on it grows with the load as ever; decisions/022 has the figures.
import { setFlagsFromString } from 'node:v8';

/** How much larger the space becomes when it is too small; 2 is what V8 does by itself. */
const grow = (factor: 1 | 2) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

grow(1);
setImmediate(() => grow(2));
