// Support: tickets that people open, and their answers.
export { answerTicket, closeTicket, getTicket, listTicketsForAdmin, reopenTicket } from './desk.ts';
export { listMyTickets, openTicket } from './ticket.ts';
