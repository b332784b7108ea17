import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server with TLS for a name that leads to this machine. */
export interface SecureServer {
  port: number;
  /** Its own certificate, for whoever is to believe it. */
  certificate: string;
  /** Leads every name to it. */
  lookup: LookupFunction;
  close(): Promise<void>;
}

/** Begins one with a certificate that openssl makes for so many days; `answer` may be replaced meanwhile. */
export async function openSecureServer(
  name: string,
  days: number,
  answer: RequestListener,
): Promise<SecureServer> {
  const { key, certificate } = makeCertificate(name, days);
  const server = createServer({ key, cert: certificate }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    certificate,
    lookup: (_, options, found) => {
      const address = { address: '127.0.0.1', family: 4 };
      if (options.all) found(null, [address]);
      else found(null, address.address, address.family);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function makeCertificate(name: string, days: number): { key: string; certificate: string } {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-certificate-'));
  try {
    const files = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') };
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
    const out = ['-keyout', files.key, '-out', files.certificate];
    execFileSync('openssl', ['req', '-x509', ...kind, '-days', String(days), ...subject, ...out], {
      stdio: 'pipe',
    });
    return {
      key: readFileSync(files.key, 'utf8'),
      certificate: readFileSync(files.certificate, 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
