// Everything that is printed, by what it is made of: plain data, which a thread can be given.
import type { InvoiceRecord } from '../domain/billing/index.ts';
import { type CarouselPage, describeCarousel } from './carousel-pdf.ts';
import { describeInvoicePdf } from './invoice-pdf.ts';
import type { TDocumentDefinitions } from './pdf.ts';
import { describeStrategyPdf, type PrintedStrategy } from './strategy-pdf.ts';

export type Printed =
  | { readonly kind: 'invoice'; readonly invoice: InvoiceRecord }
  | { readonly kind: 'strategy'; readonly strategy: PrintedStrategy }
  | { readonly kind: 'carousel'; readonly title: string; readonly pages: readonly CarouselPage[] };

export function describePdf(printed: Printed): TDocumentDefinitions {
  switch (printed.kind) {
    case 'invoice':
      return describeInvoicePdf(printed.invoice);
    case 'strategy':
      return describeStrategyPdf(printed.strategy);
    case 'carousel':
      return describeCarousel(printed.title, printed.pages);
  }
}
