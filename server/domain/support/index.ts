// Support: tickets that people open, and their answers.
export { listMyTickets, openTicket } from './ticket.ts';
