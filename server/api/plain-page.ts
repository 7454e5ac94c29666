// Answers with one of the pages that stand alone, without frame or scripts.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A whole document as an answer; `status` 200 unless told. */
export function answerPage(page: ReactElement, status = 200) {
  const content = `<!doctype html>${renderToStaticMarkup(page)}`;
  return { status, raw: { type: 'text/html; charset=utf-8', content } };
}
