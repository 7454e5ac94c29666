// Answers with one of the pages that stand alone, without frame or scripts.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageStyles, PLAIN_STYLE } from '../../views/pages/plain-page.tsx';

/** @param options.styles what the page carries instead of a plain page's own rules. @returns a whole document as an answer */
export function answerPage(page: ReactElement, { status = 200, styles = PLAIN_STYLE } = {}) {
  const styled = createElement(PageStyles, { value: styles }, page);
  const content = `<!doctype html>${renderToStaticMarkup(styled)}`;
  return { status, raw: { type: 'text/html; charset=utf-8', content, styles: [styles] } };
}
