import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in for hCaptcha and Turnstile: their documented calls, a frame from an address of its own with
 * a box to tick, and the address where a server asks whether an answer is right. Answers count once.
 */
export interface CaptchaMaker {
  url: string;
  close: () => void;
}

export async function startCaptchaMaker(secret: string): Promise<CaptchaMaker> {
  const handedOut = new Set<string>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://maker').pathname;
    if (path === '/api.js')
      return response.setHeader('content-type', 'text/javascript').end(script);
    if (path === '/frame') {
      const token = randomUUID();
      handedOut.add(token);
      return response.setHeader('content-type', 'text/html').end(frame(token));
    }
    const form = new URLSearchParams(await textOf(request));
    const isRight = form.get('secret') === secret && handedOut.delete(form.get('response') ?? '');
    const why = { 'error-codes': ['timeout-or-duplicate'] };
    return response.end(JSON.stringify({ success: isRight, ...(!isRight && why) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: addressOf(server), close: () => void server.close() };
}

export function addressOf(server: Server): string {
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const frame = (token: string) => `<!doctype html><html lang="en"><title>Check</title>
<label><input type="checkbox" onchange="parent.postMessage('${token}', '*')"> I am human</label></html>`;

const script = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const ready = new URL(document.currentScript.src).searchParams.get('onload');
  const shown = new Map();
  const load = ({ iframe }) => { iframe.src = origin + '/frame?' + Math.random(); };
  const api = {
    render(place, options) {
      const iframe = document.createElement('iframe');
      iframe.title = 'Captcha';
      iframe.width = 300;
      iframe.height = 70;
      for (const name of ['sitekey', 'theme', 'size', 'hl', 'language'])
        if (options[name]) iframe.dataset[name] = options[name];
      const id = String(shown.size + 1);
      shown.set(id, { iframe, options });
      load(shown.get(id));
      place.append(iframe);
      return id;
    },
    reset: (id) => load(shown.get(id)),
    remove: (id) => { shown.get(id).iframe.remove(); shown.delete(id); },
  };
  addEventListener('message', ({ source, data }) => {
    for (const { iframe, options } of shown.values())
      if (iframe.contentWindow === source) options.callback(data);
  });
  window.hcaptcha = window.turnstile = api;
  window[ready]();
})();`;
