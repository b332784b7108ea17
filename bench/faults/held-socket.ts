import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import server from '../../scripts/server-process.json' with { type: 'json' };
import { untilHolds } from './outcome.ts';

/**
 * What systemd does for a .socket unit: opens the socket, hands it to the site as descriptor 3, and starts
 * the site again whenever it ends. On SIGHUP the site is told to end; on SIGTERM it is not started again.
 */
const HOLDER = `
use strict; use Socket; use POSIX ();
$^F = 255;
my $port = shift @ARGV;
socket(my $s, PF_INET, SOCK_STREAM, 0) or die;
setsockopt($s, SOL_SOCKET, SO_REUSEADDR, 1);
bind($s, sockaddr_in($port, inet_aton('127.0.0.1'))) or die;
listen($s, 1024) or die;
if (fileno($s) != 3) { POSIX::dup2(fileno($s), 3) }
my ($child, $over) = (0, 0);
$SIG{HUP} = sub { kill 'TERM', $child };
$SIG{TERM} = sub { $over = 1; kill 'TERM', $child };
until ($over) {
  $child = fork();
  if (!$child) { $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$; exec @ARGV or die }
  1 while waitpid($child, 0) == -1 && $!{EINTR};
}
`;

export interface HeldSite {
  url: string;
  /** Ends the site and waits until the next one answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const canHoldSocket = () => spawnSync('perl', ['-e', '1']).status === 0;

/** The site on a socket that outlives it. */
export async function startHeldSite(): Promise<HeldSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dimos-held-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const holder = spawn(
    'perl',
    ['-e', HOLDER, String(port), process.execPath, ...server.arguments],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...server.environment,
        SITE_URL: url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
      },
    },
  );
  let starts = 0;
  holder.stdout.on('data', (chunk) => {
    starts += String(chunk).split('Dimos is at').length - 1;
  });
  const exited = new Promise<void>((resolve) => holder.once('exit', () => resolve()));
  await untilHolds(async () => starts === 1);
  return {
    url,
    restart: async () => {
      const next = starts + 1;
      process.kill(holder.pid as number, 'SIGHUP');
      await untilHolds(async () => starts === next);
    },
    stop: async () => {
      holder.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
