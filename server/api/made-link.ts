// Answers with a link that is told only once: as JSON, or after a plain form as a page of its own.
import { createElement } from 'react';
import { MadeLinkPage } from '../../views/pages/made-link.tsx';
import { type HttpContext, isFormBody } from '../http/context.ts';
import { answerPage } from './plain-page.ts';

export function answerLink<Shown extends object>(
  http: HttpContext,
  { link, shown, forWhom, back }: { link: string; shown: Shown; forWhom: string; back: string },
) {
  if (!isFormBody(http)) return { status: 201, body: { ...shown, link } };
  return answerPage(createElement(MadeLinkPage, { link, forWhom, back: `/screens${back}` }));
}
