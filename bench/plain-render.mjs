// Loaded before the site (`node --import`): a second address in the same process that renders what the
// site rendered last, and does nothing else. Uncached pages are compared with it.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const reactDom = createRequire(import.meta.url)('react-dom/server');
const { renderToString } = reactDom;

let last;
reactDom.renderToString = (element, options) => {
  last = element;
  return renderToString(element, options);
};

createServer((_request, response) => {
  if (!last) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>${renderToString(last)}`);
}).listen(Number(process.env.BENCH_PLAIN_PORT), '127.0.0.1');
