import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { ask } from '../sites/ask.ts';
import { documentedBlock, replaceAll } from './documented.ts';
import { endProcess, untilReady } from './front-process.ts';
import { startNginx } from './nginx.ts';

/** The programs that docs/operations.md puts in front of the site, with exactly its blocks. */
export const FRONTS = [
  'nginx standard',
  'nginx plain',
  'nginx balancer',
  'Varnish',
  'Caddy',
] as const;
export type FrontName = (typeof FRONTS)[number];

const PROGRAMS: Record<FrontName, string[]> = {
  'nginx standard': ['nginx', 'openssl'],
  'nginx plain': ['nginx', 'openssl'],
  'nginx balancer': ['nginx', 'openssl'],
  Varnish: ['varnishd'],
  Caddy: ['caddy'],
};

/** Whether the programs that a front needs are installed here. */
export const isInstalled = (name: FrontName) =>
  PROGRAMS[name].every((program) => spawnSync('which', [program]).status === 0);

/** A program in front of the site that takes connections. */
export interface Front {
  /** The address for visitors, on the loopback. */
  port: number;
  isTls: boolean;
  /** The port that leads to TLS, where there is one. */
  plainPort?: number;
  /** The address at which the site announces changes, if the front keeps pages. */
  purgeUrl?: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a front in front of servers that listen on ports of the loopback; only the balancer takes several. */
export async function startFront(name: FrontName, origins: readonly number[]): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-front-'));
  // Varnish reads and writes it with an account of its own.
  chmodSync(folder, 0o777);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const started = await startInFolder(name, folder, origins).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    ...started,
    stop: async () => {
      await endProcess(started.process);
      remove();
    },
  };
}

type Started = Omit<Front, 'stop'>;

function startInFolder(
  name: FrontName,
  folder: string,
  origins: readonly number[],
): Promise<Started> {
  const [origin = 0] = origins;
  switch (name) {
    case 'nginx balancer':
      return startBalancer(folder, origins);
    case 'Varnish':
      return startVarnish(folder, origin);
    case 'Caddy':
      return startCaddy(folder, origin);
    default:
      return startDocumentedNginx(folder, documentedBlock(name), origin);
  }
}

/** The block of nginx for the servers of the balancer: the standard one, which asks them instead of one site. */
function balancerBlock(): string {
  const standard = replaceAll(documentedBlock('nginx standard'), {
    '\tlocation / {\n\t\tproxy_pass http://127.0.0.1:3000;\n\t}\n': documentedBlock(
      'nginx balancer-locations',
    ),
  });
  return documentedBlock('nginx balancer') + standard;
}

function startBalancer(folder: string, origins: readonly number[]): Promise<Started> {
  const [first, second = 1] = origins;
  const block = replaceAll(balancerBlock(), {
    '10.0.0.11:3000': `127.0.0.1:${first}`,
    '10.0.0.12:3000': `127.0.0.1:${second}`,
  });
  return startDocumentedNginx(folder, block, undefined);
}

async function startDocumentedNginx(
  folder: string,
  block: string,
  origin: number | undefined,
): Promise<Started> {
  makeCertificate(folder);
  const [plainPort, port, purgePort] = [await freePort(), await freePort(), await freePort()];
  const keepsPages = block.includes('proxy_cache_path');
  if (keepsPages) mkdirSync(join(folder, 'cache'));
  const http = replaceAll(block, {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ': `listen 127.0.0.1:${port} `,
    '/etc/letsencrypt/live/www.example.gr': folder,
    ...(origin !== undefined && { '127.0.0.1:3000': `127.0.0.1:${origin}` }),
    ...(keepsPages && {
      '/var/cache/nginx': join(folder, 'cache'),
      '127.0.0.1:8081': `127.0.0.1:${purgePort}`,
    }),
  });
  const process = await startNginx({
    folder,
    http,
    ports: [plainPort, port, ...(keepsPages ? [purgePort] : [])],
  });
  return {
    port,
    plainPort,
    isTls: true,
    process,
    ...(keepsPages && { purgeUrl: `http://127.0.0.1:${purgePort}/` }),
  };
}

function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=www.example.gr', '-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
}

async function startVarnish(folder: string, origin: number): Promise<Started> {
  const port = await freePort();
  const file = join(folder, 'site.vcl');
  writeFileSync(file, replaceAll(documentedBlock('vcl'), { '"3000"': `"${origin}"` }));
  const settings = ['http_gzip_support=off', 'backend_idle_timeout=4'];
  const options = [
    ...settings.flatMap((one) => ['-p', one]),
    '-n',
    join(folder, 'varnish'),
    '-s',
    'malloc,8m',
  ];
  const process = spawn('varnishd', ['-F', '-f', file, '-a', `127.0.0.1:${port}`, ...options], {
    stdio: 'ignore',
  });
  await untilReady([port], process, () => 'Varnish does not take the block.');
  return { port, isTls: false, purgeUrl: `http://127.0.0.1:${port}/`, process };
}

/** Caddy with certificates of its own instead of those that it would fetch. */
async function startCaddy(folder: string, origin: number): Promise<Started> {
  const [plainPort, port] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  const site = replaceAll(documentedBlock('caddy'), { '127.0.0.1:3000': `127.0.0.1:${origin}` });
  writeFileSync(
    file,
    `{
	admin off
	local_certs
	skip_install_trust
	http_port ${plainPort}
	https_port ${port}
	default_bind 127.0.0.1
}
${site}`,
  );
  let said = '';
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-2000);
  });
  await untilReady([plainPort, port], child, () => said);
  // It listens before it has made its certificate.
  const place = { port, isTls: true };
  for (let left = 200; left > 0 && !(await ask(place, '/').catch(() => undefined)); left--) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { ...place, plainPort, process: child };
}
