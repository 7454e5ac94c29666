// An invoice as it is printed: who, for what, how much, and whether it is paid.
import { BRAND } from '../contract/constants/brand.ts';
import { planOf } from '../contract/constants/plans.ts';
import { PAID_BY } from '../contract/invoice.ts';
import { type InvoiceRecord, numberOf } from '../domain/billing/index.ts';
import { formatMoney } from '../kernel/money.ts';
import { type Content, printable, type TableCell, type TDocumentDefinitions } from './pdf.ts';
import { ACCENT, INK, PAGE_WIDTH, QUIET } from './report-pdf.ts';

/** Invoices are in US dollars and plain English dates in UTC, whatever the business writes in. */
const LOCALE = 'en-US';

export function describeInvoicePdf(invoice: InvoiceRecord): TDocumentDefinitions {
  const number = numberOf(invoice);
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    info: {
      title: `Invoice ${number}`,
      author: printable(invoice.seller[0] ?? BRAND),
      creator: BRAND,
      producer: BRAND,
      creationDate: new Date(invoice.issuedAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK },
    content: [
      { text: printable(invoice.seller.join('\n')) || BRAND, color: QUIET },
      { text: `Invoice ${number}`, fontSize: 24, bold: true, lineHeight: 1.1, margin: [0, 16, 0, 4] },
      { text: stateOf(invoice), color: ACCENT, bold: true },
      {
        canvas: [{ type: 'line', x1: 0, y1: 8, x2: PAGE_WIDTH, y2: 8, lineColor: ACCENT, lineWidth: 1 }],
        margin: [0, 0, 0, 16],
      },
      printParties(invoice),
      printLines(invoice),
      ...(invoice.method === null ? [] : [printPayment(invoice)]),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: number, color: QUIET },
        { text: `${page} of ${pages}`, alignment: 'right', color: QUIET, width: 60 },
      ],
      fontSize: 8,
      margin: [56, 24, 56, 0],
    }),
  };
}

function stateOf({ status, method, paidAt }: InvoiceRecord): string {
  if (status === 'void') return 'Void: nothing is owed';
  if (status === 'open') return 'Open';
  return `Paid${method === 'simulated' ? ' (simulated)' : ''} on ${dateOf(paidAt ?? 0)}`;
}

function printParties({ buyer, tier, period, issuedAt }: InvoiceRecord): Content {
  return {
    columns: [
      [{ text: 'To', color: QUIET }, { text: printable(buyer.join('\n')) || 'The account' }],
      [
        { text: 'Issued', color: QUIET },
        { text: dateOf(issuedAt), margin: [0, 0, 0, 8] },
        { text: 'For', color: QUIET },
        { text: `${planOf(tier).name} plan, ${dateOf(period.from)} to ${dateOf(period.to)}` },
      ],
    ],
    columnGap: 24,
    margin: [0, 0, 0, 24],
  };
}

function printLines(invoice: InvoiceRecord): Content {
  const { lines, total, currency } = invoice;
  const money = (amount: number, bold = false): TableCell => ({
    text: formatMoney(amount, { locale: LOCALE, currency }),
    alignment: 'right',
    bold,
  });
  return {
    table: {
      headerRows: 1,
      widths: ['*', 'auto'],
      body: [
        [
          { text: 'What', color: QUIET },
          { text: `Amount (${currency})`, color: QUIET, alignment: 'right' },
        ],
        ...lines.map(({ text, amount }): TableCell[] => [{ text: printable(text) }, money(amount)]),
        [{ text: 'Total', bold: true }, money(total, true)],
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

function printPayment({ method, reference }: InvoiceRecord): Content {
  const words = method === null ? '' : PAID_BY[method];
  const note = method === 'manual' && reference ? `: ${reference}` : '';
  return { text: `Payment. ${words}${printable(note)}.`, color: QUIET, margin: [0, 16, 0, 0] };
}

function dateOf(at: number): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
