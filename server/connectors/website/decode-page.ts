// The bytes of an answer as the text of a page.
import type { OutboundAnswer } from '../http.ts';

/** Whether an answer is a page that can be read: HTML, and not packed although nobody asked for that. */
export function isPage(answer: OutboundAnswer): boolean {
  return isOf(answer, /^\s*(?:text\/html|application\/xhtml\+xml)\b/i);
}

export function isSheet(answer: OutboundAnswer): boolean {
  return isOf(answer, /^\s*text\/css\b/i);
}

function isOf({ headers }: OutboundAnswer, type: RegExp): boolean {
  const isPlain = /^(?:identity)?$/i.test(headers['content-encoding'] ?? '');
  return isPlain && type.test(headers['content-type'] ?? '');
}

/** In the encoding that the header or the page's beginning names; UTF-8 when none does or nobody knows it. */
export function decodePage({ headers, body }: OutboundAnswer): string {
  const beginning = body.subarray(0, 1024).toString('latin1');
  const [, told = 'utf-8'] =
    /charset\s*=\s*["']?([\w-]+)/i.exec(headers['content-type'] ?? '') ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(beginning) ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(beginning) ??
    [];
  return decoderOf(told).decode(body);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
