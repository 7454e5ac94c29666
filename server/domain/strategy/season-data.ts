// When days come that many businesses post about, the same every year.
import type { YearDay } from '../../contract/constants/year-days.ts';

type YearDate = readonly [month: number, date: number, day: YearDay];

export const YEAR_DATES: readonly YearDate[] = [
  [1, 1, 'new-year'],
  [2, 14, 'valentine'],
  [3, 8, 'women'],
  [3, 20, 'happiness'],
  [4, 22, 'earth'],
  [5, 1, 'workers'],
  [6, 5, 'environment'],
  [6, 27, 'small-businesses'],
  [7, 30, 'friendship'],
  [8, 12, 'youth'],
  [9, 27, 'tourism'],
  [10, 5, 'teachers'],
  [10, 16, 'food'],
  [10, 31, 'halloween'],
  [11, 13, 'kindness'],
  [12, 24, 'christmas-eve'],
  [12, 31, 'new-years-eve'],
];
