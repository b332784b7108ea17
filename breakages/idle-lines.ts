import type { Breakage } from './breakage.ts';

/** Lines on which nothing is asked, which end at a moment at which something has come. */
export const IDLE_LINES: readonly Breakage[] = [
  {
    breaks: 'A form that came down an idle line while the process was busy is lost.',
    file: 'server/http/connections/end-idle-line.ts',
    find: 'socket.bytesRead === bytesRead && ',
    replace: '',
    tests: ['server/http/connections/http-server.test.ts'],
    title: 'came down an idle line',
  },
  {
    breaks: 'A form after a held page is lost where the process was busy.',
    file: 'server/fast-path/connections.ts',
    find: 'const giveUp = () => endIdleLine(socket);',
    replace: 'const giveUp = () => { if (socket.writableLength === 0) socket.destroy(); };',
    tests: ['server/fast-path/connections.test.ts'],
    title: 'what came while the process was busy',
  },
  {
    breaks: 'Node ends an idle line by itself, with what has come down it.',
    file: 'server/http/connections/http-server.ts',
    find: "  server.on('timeout', endIdleLine);\n",
    replace: '',
    tests: ['server/http/connections/http-server.test.ts'],
    title: 'came down an idle line',
  },
  {
    breaks: 'An idle line is never closed.',
    file: 'server/http/connections/end-idle-line.ts',
    find: 'socket.destroy();',
    replace: 'socket.ref();',
    tests: ['server/http/connections/http-server.test.ts'],
    title: 'an idle line is closed',
  },
  {
    breaks: 'Caddy keeps an idle line longer than the site.',
    file: 'docs/operations.md',
    find: '\t\t\tkeepalive 4s\n',
    replace: '\t\t\tkeepalive 8s\n',
    tests: ['server/http/in-front/idle-lines.test.ts'],
  },
  {
    breaks: 'Varnish keeps an idle line longer than the site.',
    file: 'docs/operations.md',
    find: 'backend_idle_timeout=4',
    replace: 'backend_idle_timeout=60',
    tests: ['server/http/in-front/idle-lines.test.ts'],
  },
];
