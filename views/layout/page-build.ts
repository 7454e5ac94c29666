// What a page was made of. The router loads the whole page anew when a screen's answer names something else.
import type { DocumentFrame } from './types.ts';

/** The build of the product, and for whoever has several businesses the one that is shown. */
export function pageBuild(buildId: string, business: DocumentFrame['business']): string {
  return business?.hasOthers ? `${buildId}.${business.id}` : buildId;
}
