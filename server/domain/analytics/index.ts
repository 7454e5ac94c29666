// Figures computed from what the channels report.
export { countStates, getMetrics, sumEngagement } from './metrics.ts';
