// Every design by its name: the functions behind the list of the contract.
import type { DesignName } from '../../../contract/design.ts';
import type { Design } from '../draft.ts';
import { announceBands, announcePhoto, announcePoster } from './announcement.ts';
import { choiceCards, choiceHalves } from './choice.ts';
import { dateGiant, dateLeaf } from './date.ts';
import { hoursDoor, hoursList } from './hours.ts';
import { checklistBoard, checklistSheet, stepsLadder, stepsPath } from './list.ts';
import { mythSplit, mythStruck } from './myth.ts';
import { numberField, numberGiant } from './number.ts';
import { peopleName, peoplePortrait } from './people.ts';
import { priceGiant, pricePhoto } from './price.ts';
import { productFrame, productFull } from './product.ts';
import { questionGiant, questionSpeech } from './question.ts';
import { quoteHung, quotePhoto, quotePortrait } from './quote.ts';
import { slideBold, slidePlain } from './slides.ts';
import { tipCard, tipMargin, tipPhoto } from './tip.ts';

export const DESIGN_FUNCTIONS: Readonly<Record<DesignName, Design>> = {
  'tip-margin': tipMargin,
  'tip-card': tipCard,
  'tip-photo': tipPhoto,
  'steps-ladder': stepsLadder,
  'steps-path': stepsPath,
  'checklist-sheet': checklistSheet,
  'checklist-board': checklistBoard,
  'myth-split': mythSplit,
  'myth-struck': mythStruck,
  'quote-hung': quoteHung,
  'quote-photo': quotePhoto,
  'quote-portrait': quotePortrait,
  'question-giant': questionGiant,
  'question-speech': questionSpeech,
  'choice-halves': choiceHalves,
  'choice-cards': choiceCards,
  'price-giant': priceGiant,
  'price-photo': pricePhoto,
  'hours-door': hoursDoor,
  'hours-list': hoursList,
  'product-frame': productFrame,
  'product-full': productFull,
  'date-leaf': dateLeaf,
  'date-giant': dateGiant,
  'people-portrait': peoplePortrait,
  'people-name': peopleName,
  'number-giant': numberGiant,
  'number-field': numberField,
  'announce-poster': announcePoster,
  'announce-bands': announceBands,
  'announce-photo': announcePhoto,
  'slide-plain': slidePlain,
  'slide-bold': slideBold,
};
