// Keeps V8's space for young objects small: the first import of boot.ts.
// Reading 4 MB of bundle would let it grow to 16 MB, of which a server at rest uses 2 and gives nothing back: it does not
// grow before the first turn of the event loop. Under load it would grow to 128 MB, where a fraction does the same work
// for a tenth more time: it grows up to a bound. decisions/022 has the figures.
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes from which on the space grows no more; it has doubled once too often when it is seen only then. */
const LARGE = 8 * 1024 * 1024;

/** How much larger the space becomes when it is too small; 2 is what V8 does by itself. */
const grow = (factor: 1 | 2) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** V8 also gives some of the space back, and may take it again. */
function growUpToBound(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  grow((space?.space_size ?? 0) < LARGE ? 2 : 1);
}

grow(1);
setImmediate(() => {
  grow(2);
  new PerformanceObserver(growUpToBound).observe({ entryTypes: ['gc'] });
});
