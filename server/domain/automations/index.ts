// Automations: series of mails that something starts.

export { editStep, getAutomation, listAutomations, setAutomation, writeStep } from './automation.ts';
