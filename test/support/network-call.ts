// What a connector is given for one call, where a test makes it by hand.
import { fileURLToPath } from 'node:url';
import { PRINTING_FOLDER } from '../../server/config/build-info.ts';
import type { Call } from '../../server/connectors/channels/connector.ts';
import { Outbound } from '../../server/connectors/http.ts';
import { createCarouselMaker } from '../../server/documents/carousel.ts';
import { createPdfPrinter } from '../../server/documents/printing.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';

/** Those of the library, which the build puts beside it. */
export const FONTS = fileURLToPath(new URL('../../node_modules/pdfmake/fonts/Roboto', import.meta.url));
/** Prints as the server does. */
export const printer = createPdfPrinter(PRINTING_FOLDER, FONTS);
export const makeDocument = createCarouselMaker(printer);

/** A call that nobody gives up, for the first connection's account without a sign-in. */
export function makeCall(change: Partial<Call> = {}): Call {
  return {
    channel: 'facebook',
    profile: 'connection-1',
    credential: null,
    outbound: new Outbound(),
    signal: new AbortController().signal,
    clock: new SimulatedClock(0),
    tell: () => {},
    document: makeDocument,
    ...change,
  };
}
