// The admin's desk: tickets of all customers, their answers, and what the customer gets to see of them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  TICKET_EXAMPLE,
  type Ticket,
  type TicketList,
  type TicketPage,
} from '../../server/contract/ticket.ts';
import { letterRenderer } from '../../server/pages/render-mail.tsx';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
  for (const subject of ['Approval of posts', 'An invoice', 'My <b>logo</b>'])
    await server.as('owner')('/api/tickets', { json: { ...TICKET_EXAMPLE, subject } });
  await server.as('foreign')('/api/tickets', { json: { ...TICKET_EXAMPLE, name: 'Bob', subject: 'Reels' } });
});
after(() => server.stop());

const url = '/api/admin/tickets';
const list = async (query = ''): Promise<TicketList> => (await server.as('admin')(`${url}${query}`)).json();
const answer = (id: number, json: object) => server.as('admin')(`${url}/${id}/answers`, { json });
const change = (id: number, closed: boolean) =>
  server.as('admin')(`${url}/${id}`, { method: 'PATCH', json: { closed } });
const mine = async (): Promise<Ticket[]> => (await server.as('owner')('/api/tickets')).json();

describe('the list', () => {
  test('shows what is open, newest first, page by page, with counts', async () => {
    const open = await list('?state=open');
    assert.deepEqual(
      open.tickets.map(({ id }) => id),
      [4, 3, 2, 1],
    );
    assert.deepEqual(open.counts, { open: 4, answered: 0, closed: 0 });
    assert.deepEqual(
      (await list('?state=open&limit=2&before=3')).tickets.map(({ id }) => id),
      [2, 1],
    );
  });

  test('is searched by words and by number', async () => {
    assert.deepEqual(
      (await list('?q=appro')).tickets.map(({ id }) => id),
      [1],
    );
    assert.deepEqual(
      (await list('?q=bob%20reel')).tickets.map(({ id }) => id),
      [4],
    );
    assert.deepEqual(
      (await list('?q=%232')).tickets.map(({ id }) => id),
      [2],
    );
    assert.deepEqual((await list('?q=nothing')).tickets, []);
  });

  const page = `${url}/1`;
  runScenarios(
    () => server,
    [
      { name: 'is the admin’s', as: 'owner', url, status: 401, excludes: ['Reels'] },
      { name: 'is nobody’s', as: 'anonymous', url, status: 401, excludes: ['Reels'] },
      { name: 'a ticket is the admin’s', as: 'foreign', url: page, status: 401, excludes: ['Approval'] },
      { name: 'an unknown ticket is not there', as: 'admin', url: `${url}/987`, status: 404 },
      { name: 'an unknown state is refused', as: 'admin', url: `${url}?state=lost`, status: 422 },
      {
        name: 'an empty answer is refused',
        as: 'admin',
        url: `${page}/answers`,
        json: { message: ' ' },
        status: 422,
        events: { 'ticket.answered': 0, 'letter.written': 0 },
      },
      {
        name: 'nobody answers what does not exist',
        as: 'admin',
        url: `${url}/987/answers`,
        json: { message: 'x' },
        status: 404,
      },
      {
        name: 'an account answers nothing',
        as: 'owner',
        url: `${page}/answers`,
        json: { message: 'x' },
        status: 401,
        events: { 'ticket.answered': 0 },
      },
    ],
  );
});

describe('an answer', () => {
  test('is shown to the customer, notified, and sent as one letter', async () => {
    const made = await answer(1, { message: 'Yes.\n\nGive them the role of an approver.' });
    assert.equal(made.status, 201);
    const page: TicketPage = await made.json();
    assert.equal(page.state, 'answered');
    assert.equal(page.answers.length, 1);
    const shown = (await mine()).find(({ id }) => id === 1);
    assert.deepEqual(
      [shown?.status, shown?.answers[0]?.message],
      ['answered', 'Yes.\n\nGive them the role of an approver.'],
    );
    assert.equal(await server.countEvents('letter.written'), 1);
    const letter = await server.app.ctx.db.read('letters').first();
    assert.deepEqual([letter.to_email, letter.template], [TICKET_EXAMPLE.email, 'ticket-answer']);
    assert.ok(!String(letter.props).includes('approver'), 'sealed');
    await server.drain();
    const [told] = await (await server.as('owner')('/api/notifications')).json();
    assert.equal(told.title, 'Your ticket #1 is answered');
  });

  test('may close its ticket, which then takes no more', async () => {
    assert.equal((await (await answer(2, { message: 'Done.', close: true })).json()).state, 'closed');
    assert.equal((await mine()).find(({ id }) => id === 2)?.status, 'closed');
    assert.equal((await answer(2, { message: 'More' })).status, 409);
    assert.equal((await change(2, true)).status, 409);
  });

  test('can follow once the ticket is open again', async () => {
    assert.equal((await (await change(2, false)).json()).state, 'open');
    assert.equal((await change(2, false)).status, 409);
    assert.equal((await answer(2, { message: 'More' })).status, 201);
    assert.equal((await (await change(2, true)).json()).state, 'closed');
    assert.deepEqual((await list()).counts, { open: 2, answered: 1, closed: 1 });
    const row = await server.app.ctx.db.read('tickets').where({ id: 2 }).first();
    assert.equal(row.closed_at, server.clock.now());
  });

  test('reads well as a letter, and brings no markup', () => {
    const props = {
      number: 3,
      subject: 'My <b>logo</b>',
      question: 'Where <i>is</i> it?',
      answer: 'Here:\n\n<img src=x>',
    };
    const { subject, text, html } = letterRenderer.render('ticket-answer', props, 'https://shop.example/');
    assert.equal(subject, 'Re: My <b>logo</b> (ticket #3)');
    for (const words of [
      'Here:',
      'You wrote',
      'Where <i>is</i> it?',
      'https://shop.example/screens/help-support?tab=contact',
    ])
      assert.ok(text.includes(words), words);
    assert.ok(!html.includes('<img src=x>') && !html.includes('<i>is</i>'));
  });
});
