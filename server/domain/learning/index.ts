// Learning: when to post. Pure: no clock, no database; chance only from the seed.
export { APART, type ChosenTime, chooseTimes, rateTime, type TimesRequest } from './choose-times.ts';
export {
  addLocalDays,
  type LocalTime,
  sameLocalTime,
  startOfLocalDay,
  toLocal,
} from './local-time.ts';
export { EFFECTS, SOURCES } from './sources-data.ts';
