/** A real nginx in front of a server under test, as a house would run one. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { atEnd, type CleaningScope, throwAwayFolder } from '#server/database/throw-away.ts';

export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(
  existsSync,
);

/** Passes everything on to the address and says from whom, as nginx's own manual shows it. */
export async function startNginx(t: CleaningScope, upstream: string): Promise<string> {
  const folder = await throwAwayFolder(t);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, upstream));
  const server = spawn(nginx ?? 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  atEnd(t, async () => {
    server.kill('SIGTERM');
    await ended;
  });
  await listening(server.stderr);
  return `http://127.0.0.1:${port}`;
}

/** It says how it waits for events once its port is open. */
function listening(lines: Readable): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    lines.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('event method')) resolve();
    });
    lines.once('end', () => reject(new Error(`nginx did not start: ${said}`)));
  });
}

const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (port: number, upstream: string) => `
  daemon off; master_process off; pid nginx.pid; error_log stderr notice;
  events {}
  http {
    access_log off;
    ${folders.map((name) => `${name}_temp_path ${name};`).join('\n    ')}
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass ${upstream};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_http_version 1.1;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection upgrade;
      }
    }
  }`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // listening on a TCP port, it has one
      probe.close(() => resolve(port));
    });
  });
}

interface Sender {
  /** Which of this machine's own addresses asks: 127.0.0.2 is somebody else than 127.0.0.3. */
  from: string;
  headers?: Record<string, string>;
}

/** The status of an answer to somebody. */
export function statusFor(address: string, { from, headers = {} }: Sender): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { localAddress: from, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once('error', reject);
    asked.end();
  });
}
