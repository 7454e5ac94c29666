// What Koa costs by itself: a server that answers every request with a page of a given size.
import Koa from 'koa';

const body = `<!doctype html>${'x'.repeat(Number(process.env.BYTES))}`.slice(0, Number(process.env.BYTES));
const koa = new Koa();
koa.use(async (http) => {
  http.type = 'html';
  http.body = body;
});
const server = koa.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}/`);
});
