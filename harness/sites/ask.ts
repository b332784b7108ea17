import { once } from 'node:events';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Where a server of the loopback listens. */
export interface Place {
  port: number;
  isTls: boolean;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** An address of this machine from which it is asked: 127.0.0.2 where none is given. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const HOST = 'www.example.gr';
/** The address of visitors: this machine, but not the address of its proxies. */
export const VISITOR = '127.0.0.2';

/** Asks a server of the loopback for a path, as it is written, over a connection of its own. */
export function ask(
  { port, isTls }: Place,
  path: string,
  { method = 'GET', headers = {}, body, from = VISITOR }: Question = {},
): Promise<Answer> {
  const options = {
    ...{ host: '127.0.0.1', port, localAddress: from, path, method, agent: false },
    servername: HOST,
    rejectUnauthorized: false,
    headers: { Host: HOST, ...headers },
  };
  return new Promise((resolve, reject) => {
    const request = (isTls ? tlsRequest : plainRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject).end(body);
  });
}

const SILENCE_MS = 800;

/** Sends bytes as they are; all that comes back until the end of the connection, or until nothing came for a while. */
export async function sendBytes(place: Place, bytes: string): Promise<string> {
  const { socket, opened } = openBytes(place, bytes);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await opened;
  await closed;
  return Buffer.concat(chunks).toString('latin1');
}

/** Sends bytes as they are, and stays. */
export function openBytes({ port, isTls }: Place, bytes: string) {
  const from = { host: '127.0.0.1', port, localAddress: VISITOR };
  const socket = isTls
    ? connectTls({ ...from, servername: HOST, rejectUnauthorized: false })
    : connect(from);
  const opened = once(socket, isTls ? 'secureConnect' : 'connect').then(() => {
    // A front may reset the connection; its answer before that counts.
    socket.on('error', () => {});
    socket.write(bytes, 'latin1');
  });
  return { socket, opened, close: () => socket.destroy() };
}
