// Letters that come by themselves every week: how it went, and what is new.
export { askForNews } from './ask-for-news.ts';
export { openNewsLink, tellByLink } from './news-link.ts';
export { writeWeeklyReports } from './weekly-report.ts';
