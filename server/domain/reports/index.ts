// Reports that come by themselves.
export { writeWeeklyReports } from './weekly-report.ts';
