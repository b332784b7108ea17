import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy whose lines freeze: it neither refuses nor ends connections, but passes no byte on. */
export interface FreezingProxy {
  /** The address of the other side through the proxy. */
  url: string;
  /** The number of open lines, frozen ones included. */
  lines(): number;
  /** Freezes the open lines; new ones work. */
  freezeLines(): void;
  /** Freezes the open lines and all new ones: a client that connects gets no answer. */
  freezeAll(): void;
  /** New lines work again; frozen ones stay frozen, as after a firewall forgot them. */
  thaw(): void;
  close(): Promise<void>;
}

interface Line {
  near: Socket;
  far: Socket;
  isFrozen: boolean;
}

/** Opens one before the server of an address such as postgres://postgres@127.0.0.1:5432/dimos. */
export async function openFreezingProxy(target: string): Promise<FreezingProxy> {
  const { hostname, port } = new URL(target);
  const all = new Set<Line>();
  let freezesNew = false;

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port || 5432), allowHalfOpen: true });
    const line: Line = { near, far, isFrozen: false };
    all.add(line);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        if (!line.isFrozen) to.write(bytes);
      });
      from.on('end', () => {
        if (line.isFrozen) from.destroy();
        else to.end();
      });
      from.on('error', () => {
        from.destroy();
        if (!line.isFrozen) to.destroy();
      });
      from.on('close', () => {
        if (near.destroyed && far.destroyed) all.delete(line);
      });
    };
    pass(near, far);
    pass(far, near);
    if (freezesNew) line.isFrozen = true;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  const freezeLines = () => {
    for (const line of all) line.isFrozen = true;
  };
  return {
    url: url.href,
    lines: () => [...all].filter(({ near }) => !near.destroyed).length,
    freezeLines,
    freezeAll: () => {
      freezesNew = true;
      freezeLines();
    },
    thaw: () => {
      freezesNew = false;
    },
    close: async () => {
      for (const { near, far } of all) {
        near.destroy();
        far.destroy();
      }
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
